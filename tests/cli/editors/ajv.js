// ajv.js SCHEMA FILE: "right" or "wrong", as ajv finds a JSON file.
const Ajv = require('ajv');
const fs = require('fs');

const [schema, file] = process.argv.slice(2).map((name) => JSON.parse(fs.readFileSync(name, 'utf8')));
const Validator = Ajv.default || Ajv;
console.log(new Validator({ strict: false }).compile(schema)(file) ? 'right' : 'wrong');
