import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** SHA-256: the page carries a digest of every file of every remote, and they do not compress. */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Files of a folder that browsers request, without their compressed copies. */
export const deliveredFiles = (folder: string): readonly string[] =>
  globSync('**/*.*', { cwd: folder })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !/\.(br|gz)$|^(release|shell)\.json$/.test(path))
    .toSorted();

export const integrityOfFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    deliveredFiles(folder).map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
