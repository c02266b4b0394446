import { startChild } from '#run/backend-process.ts';

/** `node start-backend.ts <script> <data>`: the parent process of a server, to be killed; prints the server's process id. */
const [script = '', data = ''] = process.argv.slice(2);
const { child } = await startChild(script, { PAYUNG_DATA: data, PORT: '0' }, () => undefined);
console.log(child.pid);
