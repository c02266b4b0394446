import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PageReport } from '@payung/shared/page-report.ts';
import { platformKey, signatureOf } from '#registry/sets/platform-key.ts';
import { clientKey } from '../server/client-cap.ts';
import { WINDOW_MS, createVisitors } from './visitors.ts';
import type { ReleaseCounts, Visitor, Visitors } from './visitors.ts';

export type Release = Pick<PageReport, 'owner' | 'version' | 'build'>;

/** What a page that this platform has sent reports of a release. */
export interface NotedReport {
  readonly release: Release;
  readonly ip: string;
  /** The id in the token of the page. */
  readonly page: string;
  readonly isFailure: boolean;
}

/** Visitors of each release, by its name: how an edge writes down what it has counted. */
type HealthFile = Readonly<Record<string, readonly Visitor[]>>;

const healthFolder = (data: string): string => join(data, 'health');

const nameOf = ({ owner, version, build }: Release): string => `${owner} ${version}-${build}`;

/** Of edges that have ended, too. */
const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));

const readHealthFile = async (path: string): Promise<HealthFile> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as HealthFile;
  } catch {
    return {};
  }
};

/** How each release is doing, in the last hour or since a later time. */
export interface ReleaseHealth {
  countOf(release: Release, since?: number): ReleaseCounts;
}

const summed = (files: readonly HealthFile[]): ReleaseHealth => {
  const all = Map.groupBy(
    files.flatMap((file) => Object.entries(file)),
    ([name]) => name,
  );
  return {
    countOf: (release, since = 0) => {
      const visitors = createVisitors();
      for (const [, some] of all.get(nameOf(release)) ?? [])
        for (const visitor of some) visitors.add(visitor);
      return visitors.countSince(Math.max(since, Date.now() - WINDOW_MS));
    },
  };
};

/** The sum of what all edges of a data folder have counted; who came to several of them counts once. */
export const readHealth = async (data: string): Promise<ReleaseHealth> =>
  summed(await Promise.all((await filesIn(healthFolder(data))).map(readHealthFile)));

/** Of edges that have ended, and drafts of those that died. */
const removeOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > WINDOW_MS) await rm(path, { force: true });
  }
};

/**
 * Counts for each release from how many client addresses it was opened, and from how many it failed. Addresses are kept
 * as digests with a key of the platform, for an hour.
 */
export const createReleaseHealth = (data: string) => {
  const key = platformKey(data, 'addresses of reports');
  const folder = healthFolder(data);
  // An edge that starts again has another file: what it had counted before stays in the sum.
  const own = join(folder, `${hostname()}-${randomBytes(4).toString('hex')}.json`);
  const releases = new Map<string, Visitors>();
  let hasChanged = false;

  const note = ({ release, ip, page, isFailure }: NotedReport): void => {
    const name = nameOf(release);
    const visitors = releases.get(name) ?? createVisitors();
    releases.set(name, visitors);
    const seen = Date.now();
    const address = signatureOf(key, clientKey(ip));
    visitors.add({ address, page: signatureOf(key, page), seen, failed: isFailure ? seen : 0 });
    hasChanged = true;
  };

  const ownFile = (): HealthFile =>
    Object.fromEntries([...releases].map(([name, visitors]) => [name, visitors.all()]));

  /** For other edges and for commands. */
  const write = async (): Promise<void> => {
    if (!hasChanged) return;
    hasChanged = false;
    for (const visitors of releases.values()) visitors.forgetBefore(Date.now() - WINDOW_MS);
    const draft = `${own}.draft`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, JSON.stringify(ownFile()));
      // The volume may have another clock.
      await utimes(draft, new Date(), new Date());
      await rename(draft, own);
      await removeOld(folder);
    } catch (cause) {
      hasChanged = true;
      await rm(draft, { force: true });
      throw cause;
    }
  };

  /** What the other edges have written, and what this one knows, also where it cannot write. */
  const sum = async (): Promise<ReleaseHealth> => {
    const others = (await filesIn(folder)).filter((path) => path !== own);
    return summed([ownFile(), ...(await Promise.all(others.map(readHealthFile)))]);
  };

  return { note, write, sum };
};

export type ReleaseHealthCounter = ReturnType<typeof createReleaseHealth>;
