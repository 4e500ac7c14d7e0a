// yaml_server.js SERVER FILE...: opens files in yaml-language-server (its bin's path) as an editor does, and prints what
// it says of them: "FILE:LINE: message", a line each; then, of the last file, the keys it offers at the end.
const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');
const url = require('url');

const [server, ...files] = process.argv.slice(2);
const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
const waiting = new Map();
const said = new Map();
let bytes = Buffer.alloc(0);
let next = 1;

function send(message) {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

function request(method, params) {
  const id = next++;
  send({ id, method, params });
  return new Promise((resolve) => waiting.set(id, resolve));
}

function take(message) {
  if (message.method === 'textDocument/publishDiagnostics') {
    said.set(message.params.uri, message.params.diagnostics);
  } else if (message.method !== undefined && message.id !== undefined) {
    const items = message.params && message.params.items ? message.params.items : [];
    send({ id: message.id, result: message.method === 'workspace/configuration' ? items.map(() => settings.yaml) : null });
  } else if (waiting.has(message.id)) {
    waiting.get(message.id)(message.result);
    waiting.delete(message.id);
  }
}

child.stdout.on('data', (data) => {
  bytes = Buffer.concat([bytes, data]);
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, end).toString())[1]);
    if (bytes.length < end + 4 + length) return;
    const text = bytes.subarray(end + 4, end + 4 + length).toString();
    bytes = bytes.subarray(end + 4 + length);
    take(JSON.parse(text));
  }
});

const settings = { yaml: { validate: true, schemaStore: { enable: false }, completion: true, yamlVersion: '1.2' } };

async function diagnosed(uri) {
  for (let tries = 0; tries < 200 && !said.has(uri); ++tries) await new Promise((resolve) => setTimeout(resolve, 50));
  return said.get(uri) || [{ range: { start: { line: -1 } }, message: 'the server says nothing' }];
}

async function main() {
  await request('initialize', { processId: process.pid, rootUri: null, capabilities: {}, initializationOptions: settings });
  send({ method: 'initialized', params: {} });
  send({ method: 'workspace/didChangeConfiguration', params: { settings } });
  for (const file of files) {
    const uri = url.pathToFileURL(path.resolve(file)).href;
    const text = fs.readFileSync(file, 'utf8');
    send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'yaml', version: 1, text } } });
    for (const one of await diagnosed(uri)) console.log(`${file}:${one.range.start.line + 1}: ${one.message}`);
    if (file !== files[files.length - 1]) continue;
    const position = { line: text.split('\n').length - 1, character: 0 };
    const offered = await request('textDocument/completion', { textDocument: { uri }, position });
    const items = offered && offered.items ? offered.items : offered || [];
    console.log(`offers: ${items.map((item) => item.label).sort().join(' ')}`);
  }
}

main().then(() => {
  child.kill();
  process.exit(0);
});
