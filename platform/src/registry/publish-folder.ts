import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '#build/output-files.ts';
import { DeploymentError } from './data-folder.ts';

const COPIES = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const;

/** A browser gets a compressed copy and unpacks it: only what it then holds counts. */
const isCopyOf = (path: string, unpack: (content: Buffer) => Buffer, expected: string): boolean => {
  try {
    return integrityOf(unpack(readFileSync(path))) === expected;
  } catch {
    return false;
  }
};

/** Compares every file of a folder, and its compressed copies, with the integrity that its build wrote. */
export const verifyFiles = (folder: string, integrity: Readonly<Record<string, string>>): void => {
  for (const [file, expected] of Object.entries(integrity)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new DeploymentError(`${file} is missing in ${folder}.`);
    if (integrityOf(readFileSync(path)) !== expected) {
      throw new DeploymentError(`${file} in ${folder} is not what its build wrote.`);
    }
    for (const [ending, unpack] of COPIES) {
      if (existsSync(path + ending) && !isCopyOf(path + ending, unpack, expected)) {
        throw new DeploymentError(`${file}${ending} in ${folder} is not what its build wrote.`);
      }
    }
  }
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

/** Brings a build to its place. What is there already is repaired: a disk may have damaged it. */
export const publishFolder = async (
  from: string,
  target: string,
  integrity: Readonly<Record<string, string>>,
): Promise<void> => {
  verifyFiles(from, integrity);
  if (existsSync(target)) await copyDifferences(from, target);
  else await copyWhole(from, target);
  verifyFiles(target, integrity);
};
