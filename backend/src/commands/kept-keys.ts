import fs from 'node:fs';
import path from 'node:path';

/** Without the server's key no link, code or sealed job of a backup can be opened again. */
const KEYS = ['server.key', 'tester.key'];

export const copyKeys = (from: string, to: string): void => {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of KEYS.filter((key) => fs.existsSync(path.join(from, key)))) {
    fs.copyFileSync(path.join(from, name), path.join(to, name));
    fs.chmodSync(path.join(to, name), 0o600);
  }
};
