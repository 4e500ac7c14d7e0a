// schemas.js SCHEMAS: holds files to the schemas that ship, by ajv. Standard input names them, a line "SCHEMA FILE" each;
// of a .yaml file the whole is held to it, of others each line, which is JSON.
const Ajv = require('ajv').default;
const Ajv2020 = require('ajv/dist/2020').default;
const fs = require('fs');
const YAML = require('yaml');

const folder = process.argv[2];
const validators = new Map();

function validatorOf(name) {
  if (!validators.has(name)) {
    const file = name.endsWith('.json') ? name : `${folder}/${name}.json`;
    const schema = JSON.parse(fs.readFileSync(file, 'utf8'));
    const Kind = schema.$schema.includes('2020-12') ? Ajv2020 : Ajv;
    validators.set(name, new Kind({ strict: false, validateFormats: false, logger: false }).compile(schema));
  }
  return validators.get(name);
}

function valuesOf(file) {
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) return [YAML.parse(text, { maxAliasCount: 0 })];
  if (file.endsWith('.sarif')) return [JSON.parse(text)];
  return text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
}

let values = 0;
let faults = 0;
for (const line of fs.readFileSync(0, 'utf8').split('\n').filter((each) => each !== '')) {
  const [name, file] = line.split(' ');
  const found = valuesOf(file);
  if (found.length === 0) {
    console.error(`${file}: there is nothing in it`);
    ++faults;
  }
  for (const value of found) {
    const validate = validatorOf(name);
    ++values;
    if (validate(value)) continue;
    ++faults;
    console.error(`${file} does not fit ${name}: ${JSON.stringify(validate.errors.slice(0, 3))}`);
  }
}
console.log(`ajv: ${values} values fit ${validators.size} schemas`);
process.exit(faults === 0 && values > 0 ? 0 : 1);
