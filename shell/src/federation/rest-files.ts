import { digests, releaseFiles, restAddress } from '@payung/shared/registry.ts';
import type { ReleaseFiles, ReleaseHead } from '@payung/shared/registry.ts';
import { misfit } from '@payung/shared/schema.ts';
import type { Schema } from '@payung/shared/schema.ts';
import { STALL_LIMIT_MS } from './file-tags.ts';
import type { Progress } from './progress.ts';
import { LoadError } from './reports/report.ts';

/** SHA-256 in hexadecimal digits, as a browser takes it. */
const integrityOf = (digest: string): string => {
  const bytes = (digest.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return `sha256-${btoa(String.fromCodePoint(...bytes))}`;
};

/** Rejects when the file has not arrived whole in time. */
const inTime = <T>(url: string, read: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      reject(new LoadError(`${url} stalled for ${STALL_LIMIT_MS / 1000} s`));
      stop.abort();
    }, STALL_LIMIT_MS);
    void read(stop.signal)
      .then(resolve, () => reject(new LoadError(`${url} is missing, damaged or not what was published`)))
      .finally(() => clearTimeout(timer));
  });

const fetchRest = (url: string, digest: string): Promise<unknown> =>
  inTime(url, async (signal) => {
    const answer = await fetch(url, { integrity: integrityOf(digest), signal });
    if (!answer.ok) throw new LoadError(`${url} answered ${answer.status}`);
    return answer.json();
  });

const checked = <T>(schema: Schema<T>, value: unknown, owner: string): T => {
  const field = misfit(schema, value, 'files');
  if (field !== undefined) throw new LoadError(`${owner}: ${field} cannot be read`);
  return value as T;
};

/** Reads what the page leaves out of the registry, each file once. */
export const createRestFiles = (progress: Progress) => {
  const reading = new Map<string, Promise<unknown>>();
  /** Failed addresses are requested with a new query, since the browser may have cached the bad answer. */
  const failures = new Map<string, number>();

  const attempt = async (digest: string): Promise<unknown> => {
    const count = failures.get(digest) ?? 0;
    const address = restAddress(digest);
    const url = count === 0 ? address : `${address}?again=${count}-${Date.now().toString(36)}`;
    try {
      return await fetchRest(url, digest);
    } catch (cause) {
      failures.set(digest, count + 1);
      throw cause;
    }
  };

  const readOnce = (digest: string): Promise<unknown> => {
    const known = reading.get(digest);
    if (known) return known;
    const rest = attempt(digest).catch(() => attempt(digest));
    reading.set(digest, rest);
    progress.followLoading(rest);
    rest.catch(() => reading.delete(digest));
    return rest;
  };

  /** The digests of all files of the shell. */
  const shellFiles = async (digest: string): Promise<Readonly<Record<string, string>>> =>
    checked(digests, await readOnce(digest), 'the shell');

  /** Shared by everybody who asks for the same release; a failure is not kept. */
  const filesOf = async (release: ReleaseHead): Promise<ReleaseFiles> =>
    checked(releaseFiles, release.rest === undefined ? release : await readOnce(release.rest), release.name);

  return { shellFiles, filesOf };
};

export type RestFiles = ReturnType<typeof createRestFiles>;
