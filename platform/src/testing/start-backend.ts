import { startChild } from '#run/backend-process.ts';

/** `node start-backend.ts <data>`: the parent process of a backend, to be killed; prints the backend's process id. */
const [data = ''] = process.argv.slice(2);
const { child } = await startChild(
  'backend/src/server.ts',
  { PAYUNG_DATA: data, PORT: '0' },
  () => undefined,
);
console.log(child.pid);
