import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetsFolder, remotesFolder } from '#registry/data-folder.ts';
import { encodingFor } from './encodings.ts';

/** RFC 9842: a script that a browser has of an earlier release is the dictionary of the script that replaces it. */
interface BuiltScript {
  readonly path: string;
  /** Where files of the same kind lie, of every release. */
  readonly folder: string;
  /** Their names below it. */
  readonly names: string;
  /** Their addresses, as the browser compares them. */
  readonly match: string;
}

const NAME = String.raw`([\w-]+)\.[0-9a-f]{10}\.js`;
const OF_SHELL = new RegExp(String.raw`^/app/assets/(${NAME})$`);
const OF_REMOTE = new RegExp(String.raw`^/app/remotes/([a-z0-9-]+)/(\d[\w.+-]*)/(${NAME})$`);

/** A script whose name, but for the hash of its content, is the same in every release. */
const builtScript = (data: string, address: string): BuiltScript | undefined => {
  const [pathname = ''] = address.split('?');
  const ofShell = OF_SHELL.exec(pathname);
  if (ofShell) {
    const [, file = '', name = ''] = ofShell;
    const folder = assetsFolder(data);
    const names = `${name}.*.js`;
    return { path: join(folder, file), folder, names, match: `/app/assets/${names}` };
  }
  const ofRemote = OF_REMOTE.exec(pathname);
  if (!ofRemote) return undefined;
  const [, remote = '', release = '', file = '', name = ''] = ofRemote;
  const folder = join(remotesFolder(data), remote);
  const names = `*/${name}.*.js`;
  return { path: join(folder, release, file), folder, names, match: `/app/remotes/${remote}/${names}` };
};

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** Finds scripts by their digest; it reads each once, so that unknown digests cost nothing. */
const scriptsByDigest = (entries: number) => {
  const digests = new Map<string, string>();
  const knownDigest = async (path: string): Promise<string | undefined> => {
    const known = digests.get(path);
    if (known !== undefined) return known;
    const content = await readFile(path).catch(() => undefined);
    if (!content) return undefined;
    if (digests.size >= entries) digests.clear();
    digests.set(path, digestOf(content));
    return digests.get(path);
  };
  /** The script of the same kind; it may be gone, or damaged since it was read first. */
  return async ({ folder, names }: BuiltScript, digest: string): Promise<Buffer | undefined> => {
    for await (const name of glob(names, { cwd: folder })) {
      const path = join(folder, name);
      if ((await knownDigest(path)) !== digest) continue;
      const content = await readFile(path).catch(() => undefined);
      if (content && digestOf(content) === digest) return content;
      digests.delete(path);
    }
    return undefined;
  };
};

const compress = promisify(zstdCompress);

/** 8 MB: every browser that knows dictionaries takes it. */
const LARGEST_WINDOW_LOG = 23;

/** A window over both files: a larger one takes more memory, up to 90 MB each time. */
const paramsFor = (bytes: number): Record<number, number> => ({
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_windowLog]: Math.min(LARGEST_WINDOW_LOG, Math.max(12, Math.ceil(Math.log2(bytes)))),
});

/** The first bytes of a `dcz` stream, before the digest of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const differenceTo = async (
  dictionary: Buffer,
  digest: string,
  { path }: BuiltScript,
): Promise<Buffer | undefined> => {
  const content = await readFile(path);
  const body = await compress(content, {
    dictionary,
    params: paramsFor(dictionary.length + content.length),
  });
  const answer = Buffer.concat([MAGIC, Buffer.from(digest, 'base64'), body]);
  const other = await stat(`${path}.br`).catch(() => undefined);
  return answer.length < (other?.size ?? content.length) ? answer : undefined;
};

export interface DictionaryLimits {
  /** Of answers in memory. */
  readonly bytes: number;
  /** Of answers, and of pairs whose difference is no smaller. */
  readonly entries: number;
  /** Being made or waiting for it; who comes meanwhile gets the whole script. */
  readonly waiting: number;
}

const LIMITS: DictionaryLimits = { bytes: 16_000_000, entries: 2_000, waiting: 32 };

/** The newest answers; those that were not asked for longest leave first. */
const boundedAnswers = ({ bytes, entries }: DictionaryLimits) => {
  const kept = new Map<string, Buffer | undefined>();
  let size = 0;
  const drop = (key: string): void => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    has: (key: string): boolean => kept.has(key),
    get: (key: string): Buffer | undefined => {
      const answer = kept.get(key);
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    keep: (key: string, answer: Buffer | undefined): void => {
      kept.set(key, answer);
      size += answer?.length ?? 0;
      for (const oldest of kept.keys()) {
        if (size <= bytes && kept.size <= entries) return;
        drop(oldest);
      }
    },
    size: (): number => size,
  };
};

/** One after another, so that all together take the memory of one and leave processors for others. */
const turns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};

const DIGEST = /^:([A-Za-z0-9+/]{43}=):$/;

/** The digest of the dictionary that a browser offers. */
const offeredDictionary = (request: FastifyRequest): string | undefined => {
  if (encodingFor(request, ['dcz', 'br', 'gzip']) !== 'dcz') return undefined;
  return DIGEST.exec(String(request.headers['available-dictionary'] ?? ''))?.[1];
};

/** Sends a file of a new release as its difference to the one that the browser has; without one, nothing changes. */
export const createDictionaries = (data: string, limits: Partial<DictionaryLimits> = {}) => {
  const bounds = { ...LIMITS, ...limits };
  const answers = boundedAnswers(bounds);
  const findScript = scriptsByDigest(bounds.entries);
  const inTurn = turns();
  const making = new Map<string, Promise<Buffer | undefined>>();

  const make = (key: string, file: BuiltScript, digest: string): Promise<Buffer | undefined> => {
    const running = making.get(key);
    if (running) return running;
    if (making.size >= bounds.waiting) return Promise.resolve(undefined);
    const made = findScript(file, digest)
      .then(async (dictionary) => {
        // Anybody can ask with any digest: that keeps nothing.
        if (!dictionary) return undefined;
        const answer = await inTurn(() => differenceTo(dictionary, digest, file));
        answers.keep(key, answer);
        return answer;
      })
      // The whole script is sent, or refused, as without a dictionary.
      .catch(() => undefined)
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  /** The file as its difference to the offered dictionary, where that is smaller. */
  const answerTo = async (request: FastifyRequest): Promise<Buffer | undefined> => {
    const digest = offeredDictionary(request);
    const file = digest === undefined ? undefined : builtScript(data, request.url);
    if (digest === undefined || file === undefined) return undefined;
    // One that was removed meanwhile is missing, whatever is in memory.
    if (!(await stat(file.path).catch(() => undefined))) return undefined;
    const key = `${digest} ${file.path}`;
    return answers.has(key) ? answers.get(key) : make(key, file, digest);
  };

  /** What later releases need: the browser keeps the file as their dictionary. */
  const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
    const file = builtScript(data, request.url);
    if (!file) return;
    void reply
      .header('use-as-dictionary', `match="${file.match}"`)
      .header('vary', 'accept-encoding, available-dictionary');
  };

  return { answerTo, setHeaders, bytesInMemory: answers.size };
};

export type Dictionaries = ReturnType<typeof createDictionaries>;
