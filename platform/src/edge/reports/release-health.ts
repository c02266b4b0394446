import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PageReport } from '@payung/shared/page-report.ts';
import { placesOf } from './page-token.ts';
import type { SentPage } from './page-token.ts';
import { WINDOW_MS, countOf, createVisitors } from './visitors.ts';
import type { ReleaseCounts, Since, Visitor, Visitors } from './visitors.ts';

export type Release = Pick<PageReport, 'owner' | 'version' | 'build'>;

/** What a page that this platform has sent reports of a release. */
export interface NotedReport {
  readonly release: Release;
  /** As its token says. */
  readonly page: SentPage;
  readonly isFailure: boolean;
}

/** What an edge saw an address do: a file of a remote's release or of the shell was asked for, or a call answered well. */
export type SeenUse = Release | 'shell' | 'call';

/** Visitors of each release, by its name: how an edge writes down what it has counted. */
type HealthFile = Readonly<Record<string, readonly Visitor[]>>;

const healthFolder = (data: string): string => join(data, 'health');

/** No release has such a name. */
const CALLS = 'calls';
const SHELL_FILES = 'files of shells';

const nameOf = ({ owner, version, build }: Release): string => `${owner} ${version}-${build}`;

const nameOfUse = (use: SeenUse): string => {
  if (use === 'call') return CALLS;
  return use === 'shell' ? SHELL_FILES : nameOf(use);
};

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
  countOf(release: Release, since?: Partial<Since>): ReleaseCounts;
}

const summed = (files: readonly HealthFile[]): ReleaseHealth => {
  const all = Map.groupBy(
    files.flatMap((file) => Object.entries(file)),
    ([name]) => name,
  );
  const visitorsOf = (name: string): readonly Visitor[] => {
    const visitors = createVisitors();
    for (const [, some] of all.get(name) ?? []) for (const visitor of some) visitors.add(visitor, visitor);
    return visitors.all();
  };
  const seenIn = (name: string, after: number): readonly string[] =>
    visitorsOf(name)
      .filter(({ used }) => used >= after)
      .map(({ network }) => network);
  return {
    countOf: (release, { time = 0, pages = 0 } = {}) => {
      const begin = Date.now() - WINDOW_MS;
      const ofShell = release.owner === 'shell' ? seenIn(SHELL_FILES, begin) : [];
      const seen = new Set([...seenIn(CALLS, begin), ...ofShell]);
      return countOf(visitorsOf(nameOf(release)), { time: Math.max(time, begin), pages }, seen);
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
 * Counts for each release in how many networks it was opened, and in how many it failed. Networks are kept as digests
 * with a key of the platform, for an hour.
 */
export const createReleaseHealth = (data: string) => {
  const placeOf = placesOf(data);
  const folder = healthFolder(data);
  // An edge that starts again has another file: what it had counted before stays in the sum.
  const own = join(folder, `${hostname()}-${randomBytes(4).toString('hex')}.json`);
  const releases = new Map<string, Visitors>();
  let hasChanged = false;

  const visitorsOf = (name: string): Visitors => {
    const visitors = releases.get(name) ?? createVisitors();
    releases.set(name, visitors);
    hasChanged = true;
    return visitors;
  };

  const note = ({ release, page, isFailure }: NotedReport): void => {
    const now = Date.now();
    const failure = isFailure ? { failed: now, failedPage: page.sent } : {};
    visitorsOf(nameOf(release)).add(page, { opened: now, ...failure });
  };

  const noteUse = (ip: string, use: SeenUse): void =>
    visitorsOf(nameOfUse(use)).add(placeOf(ip), { used: Date.now() });

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

  return { note, noteUse, write, sum };
};

export type ReleaseHealthCounter = ReturnType<typeof createReleaseHealth>;
