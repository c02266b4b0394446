import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '#build/file-digest.ts';
import { Refusal } from './refusal.ts';

/** Compares every file of a folder with what its build says of it. */
export const verifyFiles = (folder: string, integrity: Readonly<Record<string, string>>): void => {
  for (const [file, expected] of Object.entries(integrity)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Refusal(`${file} is missing in ${folder}.`);
    if (integrityOf(readFileSync(path)) !== expected) {
      throw new Refusal(`${file} in ${folder} is not what its build wrote.`);
    }
  }
};

/** Copies a build beside its target and moves it there whole: nobody ever sees half a release. */
export const publishFolder = async (
  from: string,
  target: string,
  integrity: Readonly<Record<string, string>>,
): Promise<void> => {
  verifyFiles(from, integrity);
  if (!existsSync(target)) {
    const unique = createHash('sha256')
      .update(`${process.pid}${performance.now()}`)
      .digest('hex')
      .slice(0, 8);
    const draft = `${target}.${unique}.draft`;
    await mkdir(dirname(target), { recursive: true });
    await cp(from, draft, { recursive: true });
    try {
      await rename(draft, target);
    } catch (cause) {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(target)) throw cause;
    }
  }
  verifyFiles(target, integrity);
};
