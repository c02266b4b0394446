import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../durable-file.ts';
import { BrokenBackup } from './broken-backup.ts';

/** Without the server's key no link, code or sealed job of a backup can be opened again. */
const KEYS = ['server.key', 'tester.key', 'partner.keys'];
const SHORTEST_KEY = 32;

/** SHA-256 by name. */
export type KeyDigests = Readonly<Record<string, string>>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const readKey = (folder: string, name: string): string | undefined => {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8');
  if (text.trim().length < SHORTEST_KEY) throw new BrokenBackup(`${file} does not hold a key`);
  return text;
};

const keysIn = (folder: string): readonly (readonly [name: string, text: string])[] =>
  KEYS.flatMap((name) => {
    const text = readKey(folder, name);
    return text === undefined ? [] : [[name, text] as const];
  });

export const copyKeysOut = (data: string, backup: string): KeyDigests => {
  const keys = keysIn(data);
  for (const [name, text] of keys)
    fs.writeFileSync(path.join(backup, name), text, { mode: 0o600, flag: 'wx', flush: true });
  return Object.fromEntries(keys.map(([name, text]) => [name, digestOf(text)]));
};

export const checkKeys = (backup: string, digests: KeyDigests | undefined): void => {
  const found = Object.fromEntries(keysIn(backup).map(([name, text]) => [name, digestOf(text)]));
  for (const [name, digest] of Object.entries(digests ?? {}))
    if (found[name] !== digest) throw new BrokenBackup(`${name} is missing or damaged; nothing was restored`);
};

/** A key that was there is kept beside: nothing of an empty database needs it, but who knows. */
export const copyKeysIn = (backup: string, data: string): void => {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  for (const [name, text] of keysIn(backup)) {
    const file = path.join(data, name);
    const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    if (old === text) continue;
    if (old !== undefined) writeDurably(`${file}.before-restore`, old);
    writeDurably(file, text);
  }
};
