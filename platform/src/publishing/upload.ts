import { createWriteStream, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { releaseFolder, versionName, DeploymentError } from '#registry/data-folder.ts';
import { withSpace } from '#registry/disk-space.ts';
import { parseRelease, parseShell } from '#registry/release-schema.ts';
import type { BuiltRelease, ReleaseSource } from '#registry/release-schema.ts';

export const MOST_BYTES = 20_000_000;
const MOST_FILES = 2_000;

/** Which calls a build makes: for releasing alone, and without an ending, so that the edge serves it to nobody. */
const CALLS_FILE = 'calls';

/** A name inside the release: no folder above, no hidden file, and no file that is a folder of another. Of files without an ending there is one. */
const FILE = /^(?!calls\/)(?:([\w-]{1,120}\/){0,3}[\w-]{1,120}(\.[\w-]{1,120}){1,5}|calls)$/;

export const httpError = (statusCode: number, text: string): Error =>
  Object.assign(new Error(text), { statusCode });

/** Before a byte of the body is read. */
export const checkLength = ({ headers }: FastifyRequest): void => {
  const length = headers['content-length'];
  if (length === undefined) throw httpError(411, 'Say how long the upload is (Content-Length).');
  if (Number(length) > MOST_BYTES) throw httpError(413, `A release may have ${MOST_BYTES / 1_000_000} MB.`);
};

/** Writes the files of a form to a folder as they arrive: each part is a file, its name is the path in the release. */
const receiveFiles = async (request: FastifyRequest, folder: string): Promise<void> => {
  // One more of each, so that the last one is counted and refused here.
  const limits = { files: MOST_FILES + 1, parts: MOST_FILES + 1, fields: 0, fileSize: MOST_BYTES };
  let count = 0;
  await mkdir(folder);
  for await (const { filename, file } of request.files({ preservePath: true, limits })) {
    count += 1;
    if (count > MOST_FILES) throw httpError(413, `A release may have ${MOST_FILES} files.`);
    if (!FILE.test(filename)) throw new DeploymentError('The upload names a file that no release may have.');
    const path = join(folder, filename);
    if (existsSync(path)) throw new DeploymentError(`The upload holds ${filename} twice.`);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(file, createWriteStream(path));
  }
};

/** Old releases go first where there is no space; a disk that is full all the same refuses the release. */
export const receiveRelease = (
  request: FastifyRequest,
  { data, name, folder }: { readonly data: string; readonly name: string; readonly folder: string },
): Promise<void> =>
  withSpace(data, name, {
    publish: () => receiveFiles(request, folder),
    // Whoever made the folder removes it.
    undo: () => Promise.resolve(),
  });

const DESCRIPTIONS = { remote: 'release.json', shell: 'shell.json' } as const;

const readDescription = (folder: string, file: string): string => {
  const path = join(folder, file);
  if (!existsSync(path))
    throw new DeploymentError(`The upload holds no ${file}: send what a build leaves in dist.`);
  return readFileSync(path, 'utf8');
};

/** Everything in a release is served: what its description does not name would be checked by nobody. */
const checkNamed = (
  folder: string,
  integrity: Readonly<Record<string, string>>,
  description: string,
): void => {
  const unnamed = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .find(
      (file) =>
        file !== description &&
        file !== CALLS_FILE &&
        !Object.hasOwn(integrity, file.replace(/\.(br|gz)$/, '')),
    );
  if (unnamed !== undefined)
    throw new DeploymentError(`${description} does not name ${unnamed}, which was sent.`);
};

/** Pages run what was released under this name: other files would not be what they expect. */
const checkUnchanged = (data: string, built: BuiltRelease): void => {
  const file = join(releaseFolder(data, built), 'release.json');
  if (!existsSync(file)) return;
  const known = parseRelease(readFileSync(file, 'utf8'));
  if (isDeepStrictEqual(known.integrity, built.integrity)) return;
  throw new DeploymentError(
    `${built.name} ${versionName(built)} was released with other files: raise its version and build it again.`,
  );
};

/** Refuses what only an upload can be; the rest is checked as in every release. Answers what it says of its source. */
export const checkUpload = (data: string, name: string, folder: string): ReleaseSource => {
  if (name === 'shell') {
    const { integrity } = parseShell(readDescription(folder, DESCRIPTIONS.shell));
    checkNamed(folder, integrity, DESCRIPTIONS.shell);
    return {};
  }
  const built = parseRelease(readDescription(folder, DESCRIPTIONS.remote));
  if (built.name !== name)
    throw new DeploymentError(`The upload is a release of ${built.name}, not of ${name}.`);
  checkNamed(folder, built.integrity, DESCRIPTIONS.remote);
  checkUnchanged(data, built);
  return built.source ?? {};
};
