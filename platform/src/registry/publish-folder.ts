import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { DeploymentError } from './data-folder.ts';

const COPIES = [
  ['.br', createBrotliDecompress],
  ['.gz', createGunzip],
] as const;

type Unpacks = (typeof COPIES)[number][1];

interface Original {
  readonly digest: string;
  readonly bytes: number;
}

/**
 * Whether a file is that, packed or not. It is read in pieces, so that nobody waits for a large one; a few packed bytes
 * can become many gigabytes, of which no more is unpacked than the file beside them has.
 */
const holds = async (path: string, { digest, bytes }: Original, unpack?: Unpacks): Promise<boolean> => {
  const hash = createHash('sha256');
  let left = bytes;
  const take = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) {
      left -= piece.length;
      if (left < 0) throw new Error('It is larger.');
      hash.update(piece);
    }
  };
  try {
    const file = createReadStream(path);
    await (unpack ? pipeline(file, unpack(), take) : pipeline(file, take));
  } catch {
    return false;
  }
  return `sha256-${hash.digest('base64')}` === digest;
};

/** A browser gets a compressed copy and unpacks it: only what it then holds counts. */
const verifyFile = async (folder: string, file: string, digest: string): Promise<void> => {
  const path = join(folder, file);
  const stats = await stat(path).catch(() => undefined);
  if (!stats) throw new DeploymentError(`${file} is missing in ${folder}.`);
  const original = { digest, bytes: stats.size };
  if (!(await holds(path, original)))
    throw new DeploymentError(`${file} in ${folder} is not what its build wrote.`);
  for (const [ending, unpack] of COPIES) {
    if (existsSync(path + ending) && !(await holds(path + ending, original, unpack))) {
      throw new DeploymentError(`${file}${ending} in ${folder} is not what its build wrote.`);
    }
  }
};

/** Compares every file of a folder, and its compressed copies, with the integrity that its build wrote. */
export const verifyFiles = async (
  folder: string,
  integrity: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [file, digest] of Object.entries(integrity)) await verifyFile(folder, file, digest);
};

const isEqual = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Brings something to its place under its name at once: nobody reads half of it, and what fails leaves nothing. */
const place = async (target: string, copyTo: (draft: string) => Promise<unknown>): Promise<void> => {
  const draft = `${target}.${randomUUID()}.draft`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyTo(draft);
    await rename(draft, target);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    throw cause;
  }
};

/** Copies the files that are missing or differ. */
export const copyDifferences = async (
  from: string,
  target: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> => {
  const files = globSync('**/*', { cwd: from })
    .filter((file) => statSync(join(from, file)).isFile())
    .filter(isWanted);
  for (const file of files) {
    if (isEqual(join(from, file), join(target, file))) continue;
    await place(join(target, file), (draft) => copyFile(join(from, file), draft));
  }
};

/** A release appears as a whole or not at all; somebody else may have brought it meanwhile. */
const copyWhole = async (from: string, target: string): Promise<void> => {
  try {
    await place(target, (draft) => cp(from, draft, { recursive: true }));
  } catch (cause) {
    if (!existsSync(target)) throw cause;
  }
};

/**
 * Brings a build to its place. What is there already is repaired, as a disk may have damaged it: files that have a digest,
 * and of others those that are named.
 */
export const publishFolder = async (
  from: string,
  target: string,
  {
    integrity,
    damaged = [],
  }: { readonly integrity: Readonly<Record<string, string>>; readonly damaged?: readonly string[] },
): Promise<void> => {
  await verifyFiles(from, integrity);
  if (existsSync(target)) {
    await copyDifferences(
      from,
      target,
      (file) => damaged.includes(file) || Object.hasOwn(integrity, file.replace(/\.(br|gz)$/, '')),
    );
  } else await copyWhole(from, target);
  await verifyFiles(target, integrity);
};
