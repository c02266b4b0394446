import fs from 'node:fs';

const { ENDURED_FREE_BYTES = '' } = process.env;
const real = { statfsSync: fs.statfsSync, writeSync: fs.writeSync };
/** What a file says that the run changes meanwhile. */
const freeBytes = (): number => Number(fs.readFileSync(ENDURED_FREE_BYTES, 'utf8'));

fs.statfsSync = ((folder: string) =>
  Object.assign(real.statfsSync(folder), { bavail: freeBytes(), bsize: 1 })) as typeof fs.statfsSync;
fs.writeSync = ((file: number, ...given: [string]) => {
  // Its own output still arrives.
  if (file > 2 && freeBytes() === 0)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return real.writeSync(file, ...given);
}) as typeof fs.writeSync;

// Not before: the engine must find these functions when it is loaded.
await import('./endured-server.ts');
