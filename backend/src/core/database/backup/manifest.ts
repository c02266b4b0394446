import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BrokenBackup } from './broken-backup.ts';
import { checkKeys } from './kept-keys.ts';
import type { KeyDigests } from './kept-keys.ts';

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
