import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { DeploymentError } from '#registry/data-folder.ts';
import { withSpace } from '#registry/disk-space.ts';
import { runTask } from './task-threads.ts';

export const MOST_BYTES = 20_000_000;
const MOST_FILES = 2_000;

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

/** What the disk says, and what was refused here; the parser's own errors say of themselves no more than a text. */
const isKnown = (cause: Error & { readonly statusCode?: number; readonly syscall?: string }): boolean =>
  cause instanceof DeploymentError || cause.statusCode !== undefined || cause.syscall !== undefined;

/** Writes the files of a form to a folder as they arrive: each part is a file, its name is the path in the release. */
const receiveUpload = async (request: FastifyRequest, folder: string): Promise<void> => {
  try {
    // Who has gone meanwhile sends no end either.
    if (request.raw.destroyed) throw new Error('It is gone.');
    await receiveFiles(request, folder);
  } catch (cause) {
    if (isKnown(cause as Error)) throw cause;
    throw httpError(400, 'The upload is no form of files, or broke off.');
  }
};

/** Old releases go first where there is no space; a disk that is full all the same refuses the release. */
export const receiveRelease = (
  request: FastifyRequest,
  { data, name, folder }: { readonly data: string; readonly name: string; readonly folder: string },
): Promise<void> =>
  withSpace(data, name, {
    prepare: () => runTask('makeSpace', { data }),
    publish: () => receiveUpload(request, folder),
    // Whoever made the folder removes it.
    undo: () => Promise.resolve(),
  });
