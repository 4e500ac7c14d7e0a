// tap.js FILE CASES FAILED: what tap-parser reads of a report of unit tests.
const { Parser } = require('tap-parser');
const fs = require('fs');

const [file, cases, failed] = process.argv.slice(2);
const parser = new Parser({ strict: true }, (results) => {
  const faults = results.failures.filter((each) => each.tapError);
  console.log(`tap-parser: ${results.count} cases, ${results.fail} failed, ${faults.length} faults`);
  for (const fault of faults) console.error(fault.tapError);
  process.exit(results.count === +cases && results.fail === +failed && faults.length === 0 ? 0 : 1);
});
parser.end(fs.readFileSync(file, 'utf8'));
