// junit.js FILE CASES ILLEGAL: what junit2json reads of a report.
const { parse } = require('junit2json');
const fs = require('fs');

(async () => {
  const [file, cases, illegal] = process.argv.slice(2);
  const report = await parse(fs.readFileSync(file, 'utf8'));
  const suites = report.testsuite;
  const all = suites.flatMap((suite) => suite.testcase ?? []);
  const failed = all.filter((each) => each.failure !== undefined);
  const counted = suites.reduce((sum, suite) => sum + (suite.tests ?? 0), 0);
  console.log(`junit2json: ${all.length} cases, ${failed.length} failed`);
  process.exit(all.length === +cases && counted === +cases && failed.length === +illegal ? 0 : 1);
})();
