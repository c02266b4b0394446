import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BuiltRelease } from '#registry/release-schema.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { releaseFolder, remotesFolder, shellFile } from '../data-folder.ts';
import { publishRemote } from '../publish-remote.ts';
import { publishShell, readShell } from '../publish-shell.ts';
import { historyLines, readDeployed, readRegistry } from '../registry-file.ts';
import { rollBackRemote, withdrawRemote } from '../roll-back.ts';
import { canariesOf } from './canaries.ts';
import { promote, publishCanary, stopCanary } from './canary-changes.ts';
import { publishDrafts } from './drafts.ts';
import { releasesOfSet } from './exchange.ts';
import type { ReleaseSet } from './release-set.ts';

const KITE = 'mfe-kite';
const author = { command: 'test' };
let data = '';

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
});

const second = (change: Partial<BuiltRelease> = {}) => ({
  name: KITE,
  dist: sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb', ...change }),
});
const SECOND = { version: '2.0.0', build: 'bbbbbbbbbb' };
const third = () => ({ name: KITE, dist: sampleBuild({ version: '3.0.0', build: 'cccccccccc' }) });
const newShell = (change: Parameters<typeof sampleShell>[0] = {}) => ({
  name: 'shell',
  dist: sampleShell({ version: '1.1.0', build: 'tttttttttt', ...change }),
});

const live = () => readRegistry(data).remotes[KITE];
const lastChange = (): string => historyLines(data).findLast((line) => /^\d/.test(line)) ?? '';
const shown = (set: ReleaseSet) => {
  const registry = readRegistry(data);
  return releasesOfSet(data, { registry, shell: readShell(data, registry) }, set);
};
const canary = (percent: number, built = second()) => publishCanary(data, built, { percent, author });
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const before = readDeployed(data);
  const said = await work.then(
    () => 'not refused',
    (cause: unknown) => (cause as Error).message,
  );
  expect(readDeployed(data)).toEqual(before);
  return said;
};

describe('a draft', () => {
  it('changes nothing that is live, is in its set alone, and stands in the history', async () => {
    const before = readRegistry(data);
    const set = await publishDrafts(data, [second()], author);
    expect(set).toEqual({ exchanged: { [KITE]: '2.0.0-bbbbbbbbbb' } });
    expect(readRegistry(data)).toEqual({ ...before, generation: 3 });
    expect(shown(set).registry).toMatchObject({ generation: 3, remotes: { [KITE]: { current: SECOND } } });
    // Its tester sees a failure, not what pages would fall back to.
    expect(shown(set).registry.remotes[KITE]?.previous).toBeUndefined();
    expect(lastChange()).toMatch(
      /test: mfe-kite 2\.0\.0-bbbbbbbbbb can be seen by its link; nothing goes live\.$/,
    );
  });

  it('may exchange the shell together with a remote that needs it, and is refused without it', async () => {
    const needy = second({ requires: ['react', 'newer'] });
    expect(await refusal(publishDrafts(data, [needy], author))).toMatch(/does not provide: newer/);
    expect(existsSync(releaseFolder(data, { name: KITE, ...SECOND }))).toBe(false);
    const set = await publishDrafts(
      data,
      [newShell({ provides: ['react', 'jotai', 'newer'] }), needy],
      author,
    );
    expect(shown(set)).toMatchObject({
      shell: { build: 'tttttttttt' },
      registry: { shell: { version: '1.1.0' } },
    });
    expect(readRegistry(data).shell.version).toBe('1.0.0');
  });

  it('leaves nothing of a shell that deployed remotes cannot run in', async () => {
    expect(await refusal(publishDrafts(data, [newShell({ provides: [] })], author))).toMatch(
      /no longer provides what mfe-kite 1\.0\.0-aaaaaaaaaa requires: react/,
    );
    expect(existsSync(shellFile(data, { version: '1.1.0', build: 'tttttttttt' }))).toBe(false);
  });

  it('leaves nothing when a file of it is not what was built', async () => {
    const { dist } = second();
    writeFileSync(join(dist, 'remoteEntry.0123456789.js'), 'altered');
    expect(await refusal(publishDrafts(data, [{ name: KITE, dist }], author))).toMatch(/remoteEntry/);
    expect(existsSync(join(remotesFolder(data), KITE, '2.0.0-bbbbbbbbbb'))).toBe(false);
  });

  it('is put live by its name', async () => {
    await publishDrafts(data, [second()], author);
    await promote(data, KITE, { to: '2.0.0-bbbbbbbbbb', author });
    expect(live()?.current).toMatchObject(SECOND);
    expect(await refusal(promote(data, KITE, { to: '9.0.0-eeeeeeeeee', author }))).toBe(
      'mfe-kite 9.0.0-eeeeeeeeee is not there any more.',
    );
    expect(await refusal(promote(data, KITE, { author }))).toMatch(
      /has no canary\. A draft is put live by its name/,
    );
  });

  it('needs what a release needs to go live: what it takes away is confirmed', async () => {
    await publishDrafts(data, [second({ routes: [routeAt('/other')] })], author);
    const to = '2.0.0-bbbbbbbbbb';
    expect(await refusal(promote(data, KITE, { to, author }))).toMatch(/takes away \/kitefly.*--removals/s);
    await promote(data, KITE, { to, author: { ...author, confirmed: ['removals'] } });
    expect(lastChange()).toMatch(/It takes away \/kitefly/);
  });
});

describe('a generation of before', () => {
  it('is shown under the number of today, and refused once its files are gone', async () => {
    await publishRemote(data, second().dist);
    const set = { generation: 2, exchanged: {} };
    expect(shown(set).registry).toMatchObject({
      generation: 3,
      remotes: { [KITE]: { current: { version: '1.0.0' } } },
    });
    expect(() => shown({ generation: 17, exchanged: {} })).toThrow('Generation 17 is not there any more');
    expect(() => shown({ exchanged: { [KITE]: '9.0.0-eeeeeeeeee' } })).toThrow(
      'mfe-kite 9.0.0-eeeeeeeeee is not there any more.',
    );
  });
});

describe('a canary', () => {
  it('leaves what is live, and says in the history for how many it is', async () => {
    await canary(5);
    expect(live()?.current.version).toBe('1.0.0');
    expect(readDeployed(data).canaries).toEqual({
      [KITE]: { ...SECOND, steps: [{ generation: 3, percent: 5 }] },
    });
    await canary(20);
    expect(historyLines(data)).toContain('Canary: mfe-kite 2.0.0-bbbbbbbbbb, for 20 of 100 visitors.');
  });

  it.each([0, 100, 2.5, Number.NaN])('is not for %s of 100 visitors', async (percent) => {
    expect(await refusal(canary(percent))).toMatch(/for 1 to 99 of 100 visitors/);
  });

  it('is refused where it would take the release from somebody, or is another than the one that runs', async () => {
    await canary(20);
    expect(await refusal(canary(5))).toMatch(/for 20 of 100 visitors already/);
    expect(await refusal(canary(50, third()))).toMatch(/2\.0\.0-bbbbbbbbbb is a canary already/);
    expect(existsSync(join(remotesFolder(data), KITE, '3.0.0-cccccccccc'))).toBe(false);
  });

  it('is refused for a first release, for what is live, and for what could not go live', async () => {
    const dist = sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] });
    expect(await refusal(publishCanary(data, { name: 'mfe-other', dist }, { percent: 5, author }))).toMatch(
      /its first release is for everybody/,
    );
    expect(await refusal(canary(5, { name: KITE, dist: sampleBuild() }))).toMatch(/is live already/);
    expect(await refusal(canary(5, second({ routes: [routeAt('/other')] })))).toMatch(/--removals/);
  });

  it('goes live for all, once', async () => {
    await canary(5);
    const both = await Promise.allSettled([1, 2].map(() => promote(data, KITE, { author })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(live()).toMatchObject({ current: SECOND, previous: { version: '1.0.0' } });
    expect(readDeployed(data).canaries).toBeUndefined();
  });

  it('and that of another squad go live at once', async () => {
    await publishRemote(data, sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] }));
    await canary(5);
    const dist = sampleBuild({ name: 'mfe-other', version: '2.0.0', routes: [routeAt('/other')] });
    await publishCanary(data, { name: 'mfe-other', dist }, { percent: 5, author });
    await Promise.all([promote(data, KITE, { author }), promote(data, 'mfe-other', { author })]);
    expect(live()?.current.version).toBe('2.0.0');
    expect(readRegistry(data).remotes['mfe-other']?.current.version).toBe('2.0.0');
  });

  it('that is stopped is marked bad, and releasing it again takes the mark away', async () => {
    await canary(5);
    await stopCanary(data, KITE, { author });
    expect(live()).toMatchObject({ current: { version: '1.0.0' }, bad: ['bbbbbbbbbb'] });
    expect(readDeployed(data).canaries).toBeUndefined();
    expect(await refusal(stopCanary(data, KITE, { author }))).toBe('mfe-kite has no canary.');
    await canary(5);
    expect(live()?.bad).toBeUndefined();
    expect(await refusal(stopCanary(data, KITE, { only: 'cccccccccc', author }))).toMatch(
      /no canary cccccccccc/,
    );
  });

  it('ends with a release or a withdrawal of its remote, and stays after a rollback', async () => {
    await publishRemote(data, second().dist);
    await canary(5, third());
    await rollBackRemote(data, KITE);
    expect(readDeployed(data).canaries).toMatchObject({ [KITE]: { version: '3.0.0' } });
    await publishRemote(data, sampleBuild({ version: '4.0.0', build: 'dddddddddd' }));
    expect(readDeployed(data).canaries).toBeUndefined();
    await canary(5, { name: KITE, dist: sampleBuild({ version: '5.0.0', build: 'eeeeeeeeee' }) });
    await withdrawRemote(data, KITE);
    expect(readDeployed(data).canaries).toBeUndefined();
  });

  it('of the shell is promoted and stopped as one of a remote', async () => {
    await publishCanary(data, newShell(), { percent: 5, author });
    await stopCanary(data, 'shell', { author });
    expect(readRegistry(data).shell).toMatchObject({ version: '1.0.0', bad: ['tttttttttt'] });
    await publishCanary(data, newShell(), { percent: 5, author });
    await promote(data, 'shell', { author });
    expect(readRegistry(data).shell).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
  });

  it('keeps a shell from going live in which it could not run', async () => {
    await canary(5, second({ requires: ['react', 'jotai'] }));
    expect(await refusal(publishShell(data, newShell({ provides: ['react'] }).dist))).toMatch(
      /no longer provides what mfe-kite 2\.0\.0-bbbbbbbbbb requires: jotai/,
    );
  });

  it('stays on disk however old it is', async () => {
    await canary(5);
    const folder = releaseFolder(data, { name: KITE, ...SECOND });
    utimesSync(join(folder, 'release.json'), 0, 0);
    await publishRemote(data, sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] }));
    expect(existsSync(folder)).toBe(true);
  });
});

describe('the visitors of a canary', () => {
  const steps = [
    { generation: 10, percent: 5 },
    { generation: 12, percent: 50 },
  ];
  const canaries = { [KITE]: { ...SECOND, steps } };
  const numbers = Array.from({ length: 10_000 }, (_, number) => number);
  const who = (since: number) =>
    numbers.filter((number) => canariesOf(canaries, { number, since }).length > 0);

  it('are nobody whose visit began before it, and as many as was said after', () => {
    expect(who(9)).toEqual([]);
    expect(who(10)).toHaveLength(480);
    expect(who(12)).toHaveLength(4926);
  });

  it('keep it when its share grows, and are others for the next canary', () => {
    const first = who(11);
    const later = new Set(who(12));
    expect(first.filter((number) => !later.has(number))).toEqual([]);
    const next = { [KITE]: { ...SECOND, build: 'cccccccccc', steps } };
    const again = first.filter((number) => canariesOf(next, { number, since: 10 }).length > 0);
    expect(again.length).toBeLessThan(50);
  });
});
