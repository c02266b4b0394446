import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BrokenBackup } from './broken-backup.ts';
import { checkKeys } from './kept-keys.ts';
import type { KeyDigests } from './kept-keys.ts';
import type { SequenceState } from './table-order.ts';

export interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly sequences: readonly SequenceState[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
  readonly keys?: KeyDigests;
}

export const rowsFile = (folder: string, table: string): string => path.join(folder, `${table}.jsonl`);
const manifestFile = (folder: string): string => path.join(folder, 'manifest.json');

export const digestOfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of fs.createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
};

/** Names the backup: every other one has another moment, other rows or other keys. */
export const digestOfBackup = (folder: string): Promise<string> => digestOfFile(manifestFile(folder));

export const writeManifest = (folder: string, manifest: Manifest): void =>
  fs.writeFileSync(manifestFile(folder), JSON.stringify(manifest, null, 2), { mode: 0o600 });

/** With every file checked. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  if (!fs.existsSync(manifestFile(folder)))
    throw new BrokenBackup(`${folder} holds no backup: manifest.json is missing`);
  const manifest = JSON.parse(fs.readFileSync(manifestFile(folder), 'utf8')) as Manifest;
  for (const [table, { sha256 }] of Object.entries(manifest.tables)) {
    const file = rowsFile(folder, table);
    const isWhole = fs.existsSync(file) && (await digestOfFile(file)) === sha256;
    if (!isWhole) throw new BrokenBackup(`${table}.jsonl is missing or damaged; nothing was restored`);
  }
  checkKeys(folder, manifest.keys);
  return manifest;
};
