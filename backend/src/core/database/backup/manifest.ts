import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../durable-file.ts';

export interface Manifest {
  readonly format: 'payung base backup 1';
  readonly takenAt: string;
  /** SHA-256 of every file of the cluster, by its path in `postgres`. */
  readonly files: Readonly<Record<string, string>>;
  readonly keys: KeyDigests;
}

const manifestFile = (folder: string): string => path.join(folder, 'manifest.json');
export const clusterIn = (backup: string): string => path.join(backup, 'postgres');

export const digestOfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of fs.createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
};

export const writeManifest = (folder: string, manifest: Manifest): void =>
  fs.writeFileSync(manifestFile(folder), JSON.stringify(manifest, null, 2), { mode: 0o600 });

/** With every file checked. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  if (!fs.existsSync(manifestFile(folder)))
    throw new BrokenBackup(`${folder} holds no backup: manifest.json is missing`);
  const manifest = JSON.parse(fs.readFileSync(manifestFile(folder), 'utf8')) as Partial<Manifest>;
  if (manifest.format !== 'payung base backup 1' || manifest.files === undefined)
    throw new BrokenBackup(`The backup in ${folder} is of an older release, which alone can restore it`);
  for (const [name, sha256] of Object.entries(manifest.files)) {
    const file = path.join(clusterIn(folder), name);
    const isWhole = fs.existsSync(file) && (await digestOfFile(file)) === sha256;
    if (!isWhole) throw new BrokenBackup(`${name} is missing or damaged; nothing was restored`);
  }
  checkKeys(folder, manifest.keys);
  return manifest as Manifest;
};

/** Without the server's key no link, code or sealed job of a backup can be opened again. */
const KEYS = ['server.key', 'tester.key', 'partner.keys'];
const SHORTEST_KEY = 32;

/** SHA-256 by name. */
type KeyDigests = Readonly<Record<string, string>>;

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

const checkKeys = (backup: string, digests: KeyDigests | undefined): void => {
  const found = Object.fromEntries(keysIn(backup).map(([name, text]) => [name, digestOf(text)]));
  for (const [name, digest] of Object.entries(digests ?? {}))
    if (found[name] !== digest) throw new BrokenBackup(`${name} is missing or damaged; nothing was restored`);
};

/** Keeps a copy of an existing key beside the restored one. */
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

const fileIn = (data: string): string => path.join(data, 'restore.unfinished');

export class RestoreUnfinished extends Error {
  constructor(data: string, backup: string) {
    super(
      `A restore into ${data} was cut off, so the server does not start on a part of it. ` +
        `Repeat it: npm run restore -w backend -- ${backup}`,
    );
    this.name = 'RestoreUnfinished';
  }
}

export const markRestore = (data: string, backup: string): void => {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  writeDurably(fileIn(data), backup);
};

export const unmarkRestore = (data: string): void => fs.rmSync(fileIn(data), { force: true });

export const isRestoreMarked = (data: string): boolean => fs.existsSync(fileIn(data));

/** Throws when a restore was begun and not finished. */
export const requireNoRestore = (data: string): void => {
  if (!isRestoreMarked(data)) return;
  throw new RestoreUnfinished(data, fs.readFileSync(fileIn(data), 'utf8').trim());
};

class BrokenBackup extends Error {
  override name = 'BrokenBackup';
}
