// gcc.js FILE COUNT: what VS Code's problem matcher $gcc makes of the lines of a file; there are to be so many problems.
const fs = require('fs');

const matcher = /^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error):\s+(.*)$/;
const [file, count] = process.argv.slice(2);
const problems = fs.readFileSync(file, 'utf8').split('\n').map((line) => matcher.exec(line)).filter(Boolean);
const unclear = problems.filter(([, path, line, column]) => !fs.existsSync(path) || +line < 1 || +column < 1);
for (const [whole] of unclear) console.error(`no place is told by: ${whole}`);
console.log(`$gcc: ${problems.length} problems, each in a file that is there`);
process.exit(unclear.length === 0 && problems.length === +count ? 0 : 1);
