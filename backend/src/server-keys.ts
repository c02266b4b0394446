import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Environment } from './environment.ts';

const kept = (data: string, name: string): string => {
  const file = path.join(data, name);
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two processes that start together, one makes the key and both read the same.
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = fs.readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} does not hold a key; restore it from a backup or remove it`);
  return key;
};

/** The key behind every hash and seal. In live mode it is given; the demo makes one and keeps it. */
export const serverSecret = (environment: Environment): string =>
  environment.secret ?? kept(environment.data, 'server.key');

/** Opens the page with the sent messages; only the demo has it. */
export const testerToken = (environment: Environment): string => kept(environment.data, 'tester.key');
