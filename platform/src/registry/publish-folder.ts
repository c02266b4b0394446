import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '#build/file-digest.ts';
import { DeploymentError } from './deployment-error.ts';

/** Compares every file of a folder with the integrity that its build wrote. */
export const verifyFiles = (folder: string, integrity: Readonly<Record<string, string>>): void => {
  for (const [file, expected] of Object.entries(integrity)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new DeploymentError(`${file} is missing in ${folder}.`);
    if (integrityOf(readFileSync(path)) !== expected) {
      throw new DeploymentError(`${file} in ${folder} is not what its build wrote.`);
    }
  }
};

/** Copies a build beside its target, then renames it: a release appears as a whole or not at all. */
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
