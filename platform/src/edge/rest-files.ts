import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { REST_PATH } from '@payung/shared/registry.ts';
import type { ReleaseFiles } from '@payung/shared/registry.ts';
import { remotesFolder, shellsFolder } from '#registry/data-folder.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import { encodingFor } from './encodings.ts';
import { releaseRest, shellRest } from './page/page-registry.ts';
import type { ServedState } from './served-state.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface ServedFile {
  readonly text: string;
  /** Compressed when it is asked for first, at the highest quality: it never changes. */
  readonly compressed: Map<string, Promise<Buffer>>;
}

const COMPRESS = { br: (text: string) => brotli(text), gzip: (text: string) => zip(text, { level: 9 }) };

const compressedBy = ({ text, compressed }: ServedFile, encoding: keyof typeof COMPRESS): Promise<Buffer> => {
  const known = compressed.get(encoding) ?? COMPRESS[encoding](text);
  compressed.set(encoding, known);
  return known;
};

/** Descriptions of every release whose files are still there: pages that are open run them. */
const descriptionsIn = (data: string): readonly string[] => [
  ...globSync('*/*/release.json', { cwd: remotesFolder(data) }).map((file) =>
    join(remotesFolder(data), file),
  ),
  ...globSync('*.json', { cwd: shellsFolder(data) }).map((file) => join(shellsFolder(data), file)),
];

/** The rest files of what is deployed, and of every release before that is still on disk. */
const restFilesOf = (data: string, state: () => ServedState) => {
  const files = new Map<string, ServedFile>();
  const keep = ({ digest, text }: { readonly digest: string; readonly text: string }): void => {
    if (!files.has(digest)) files.set(digest, { text, compressed: new Map() });
  };

  let deployed: ServedState | undefined;
  const lookAtDeployed = (): void => {
    const now = state();
    if (now === deployed) return;
    deployed = now;
    for (const { current, previous } of Object.values(now.registry.remotes)) {
      keep(releaseRest(current));
      if (previous) keep(releaseRest(previous));
    }
    if (now.shell) keep(shellRest(now.shell));
  };

  const read = new Set<string>();
  const readDescription = async (path: string): Promise<void> => {
    try {
      const description = JSON.parse(await readFile(path, 'utf8')) as ReleaseFiles & ShellRelease;
      keep(dirname(path) === shellsFolder(data) ? shellRest(description) : releaseRest(description));
      read.add(path);
    } catch {
      // Gone or damaged: others are still found.
    }
  };
  let looking: Promise<void> | undefined;
  let lookedAt: number | undefined;
  /** Whatever is asked for, the disk is looked at once for each generation. */
  const lookAtDisk = (): Promise<void> => {
    const { generation } = state().registry;
    if (generation === lookedAt && looking) return looking;
    lookedAt = generation;
    const unread = descriptionsIn(data).filter((path) => !read.has(path));
    looking = Promise.all(unread.map(readDescription)).then(() => undefined);
    return looking;
  };

  return async (digest: string): Promise<ServedFile | undefined> => {
    lookAtDeployed();
    if (!files.has(digest)) await lookAtDisk();
    return files.get(digest);
  };
};

interface RestFilesOptions {
  readonly data: string;
  readonly state: () => ServedState;
  readonly missing: (reply: FastifyReply) => FastifyReply;
}

/** Serves what the page leaves out of the registry, each file under its digest. */
export const serveRestFiles = (app: FastifyInstance, { data, state, missing }: RestFilesOptions): void => {
  const find = restFilesOf(data, state);
  app.get<{ Params: { file: string } }>(`${REST_PATH}:file`, async (request, reply) => {
    const digest = /^([0-9a-f]{64})\.json$/.exec(request.params.file)?.[1];
    const file = digest === undefined ? undefined : await find(digest);
    if (file === undefined) return missing(reply);
    void reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    const encoding = encodingFor(request, ['br', 'gzip']);
    if (encoding === undefined) return reply.send(file.text);
    return reply.header('content-encoding', encoding).send(await compressedBy(file, encoding));
  });
};
