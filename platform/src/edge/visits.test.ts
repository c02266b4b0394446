import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { promote, publishCanary, stopCanary } from '#registry/sets/canary-changes.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import { platformKey } from '#registry/sets/platform-key.ts';
import { signSet } from '#registry/sets/release-set.ts';
import type { ReleaseSet } from '#registry/sets/release-set.ts';
import { edgeBrowser } from '#testing/edge-browser.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { rmSync } from 'node:fs';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';
import { createVisits } from './visits.ts';
import { servedState } from './served-state.ts';

const author = { command: 'test' };
const second = () => ({ name: 'mfe-kite', dist: sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }) });
const DRAFT: ReleaseSet = { exchanged: { 'mfe-kite': '2.0.0-bbbbbbbbbb' } };
const MINUTE = 60_000;

let data = '';
let edge: Edge;

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterEach(() => edge.close());

const signedLink = (set: ReleaseSet, from = data, expires = Date.now() + MINUTE): string =>
  signSet(platformKey(from, 'set'), set, expires);

const browser = (first = '') => edgeBrowser(() => edge.url, first);

describe('a link to a draft', () => {
  it('shows it, says so above the page in the language of its visitor, and how to leave', async () => {
    await publishDrafts(data, [second()], author);
    const { open, enter } = browser();
    expect(await open('/app/kitefly')).toMatchObject({ kite: '1.0.0', notice: undefined });
    const link = signedLink(DRAFT);
    const entered = await enter(`/app/kitefly?a=1&b=2&set=${link}`);
    expect(entered).toMatchObject({ status: 303, location: '/app/kitefly?a=1&b=2' });
    // It ends with the browser's session.
    expect(entered.setCookie).toEqual([`payung-set=${link}; Path=/app; HttpOnly; SameSite=Lax`]);
    const shown = await open('/app/kitefly');
    expect(shown.kite).toBe('2.0.0');
    expect(shown.notice).toMatch(
      /^Pratinjau, belum tayang: mfe-kite 2\.0\.0-bbbbbbbbbb \(sampai&nbsp;\d\d\/\d\d\/\d{4}\)\. <a href="\?set=live">Keluar dari pratinjau<\/a>$/,
    );
    expect((await open('/app/kitefly', { cookie: 'LANG=en' })).notice).toMatch(
      /^Preview, not live: mfe-kite 2\.0\.0-bbbbbbbbbb \(until&nbsp;.*>Leave the preview<\/a>$/,
    );
    // A page that reads the registry again stays in its set, under the number that is live.
    expect(await open('/app/registry.json')).toMatchObject({ kite: '2.0.0', generation: 3 });
    expect(shown.text).toContain('<title>Pratinjau – Payung</title>');
    expect(shown.text).toContain('<meta name="theme-color" content="#f59e0b">');
    expect(await open('/app/kitefly?set=live')).toMatchObject({ status: 303, location: '/app/kitefly' });
    expect(await open('/app/kitefly')).toMatchObject({ kite: '1.0.0', notice: undefined });
  });

  it('shows an older generation', async () => {
    await publishRemote(data, second().dist);
    const { open, enter } = browser();
    await enter(`/app/login?set=${signedLink({ generation: 2, exchanged: {} })}`);
    const shown = await open('/app/login');
    expect(shown).toMatchObject({ kite: '1.0.0', generation: 3 });
    expect(shown.notice).toContain('generasi 2 (sampai');
  });

  it('moves with what is live beside it', async () => {
    await publishDrafts(data, [second()], author);
    const { open } = browser(`payung-set=${signedLink(DRAFT)}`);
    await publishShell(data, sampleShell({ version: '1.1.0', build: 'tttttttttt' }));
    expect(await open('/app/registry.json')).toMatchObject({ kite: '2.0.0', generation: 4 });
  });

  it.each([
    ['forged', () => `${signedLink(DRAFT).slice(0, -4)}AAAA`, /tidak berlaku di sini/],
    ['of another platform', () => signedLink(DRAFT, temporaryFolder()), /tidak berlaku di sini/],
    ['expired', () => signedLink(DRAFT, data, Date.now() - MINUTE), /sudah kedaluwarsa/],
    [
      'to what was removed',
      () => signedLink({ exchanged: { 'mfe-kite': '9.0.0-eeeeeeeeee' } }),
      /sudah tidak ada/,
    ],
  ])('that is %s shows what is live and says why, as a link and as a cookie', async (_what, link, notice) => {
    await publishDrafts(data, [second()], author);
    const asked = await browser().open(`/app/login?set=${link()}`);
    expect(asked).toMatchObject({ status: 200, kite: '1.0.0' });
    expect(asked.notice).toMatch(notice);
    const kept = browser(`payung-set=${link()}`);
    const first = await kept.open('/app/login');
    expect(first).toMatchObject({ status: 200, kite: '1.0.0' });
    expect(first.notice).toMatch(notice);
    expect((await kept.open('/app/login')).notice).toBeUndefined();
  });

  it('ends when the release is removed while its pages are open', async () => {
    await publishDrafts(data, [second()], author);
    const { open } = browser(`payung-set=${signedLink(DRAFT)}`);
    rmSync(releaseFolder(data, { name: 'mfe-kite', version: '2.0.0', build: 'bbbbbbbbbb' }), {
      recursive: true,
    });
    await publishShell(data, sampleShell({ version: '1.1.0', build: 'tttttttttt' }));
    expect(await open('/app/registry.json')).toMatchObject({ status: 200, kite: '1.0.0' });
    expect((await open('/app/kitefly')).notice).toMatch(/sudah tidak ada/);
  });
});

const visits = () => Array.from({ length: 40 }, () => browser());
const versions = async (all: readonly ReturnType<typeof browser>[], path = '/app/login') =>
  Promise.all(all.map(async ({ open }) => (await open(path)).kite));

describe('a canary of 50 over 40 visits', () => {
  it('is met by some, stays with them at every page, and ends when it is stopped', async () => {
    await publishCanary(data, second(), { percent: 50, author });
    const all = visits();
    const first = await versions(all);
    const met = first.filter((version) => version === '2.0.0').length;
    // Fewer than 6 of 40 happen once in a million runs.
    expect(met).toBeGreaterThan(5);
    expect(met).toBeLessThan(35);
    expect(await versions(all, '/app/kitefly')).toEqual(first);
    expect(await versions(all, '/app/registry.json')).toEqual(first);
    await stopCanary(data, 'mfe-kite', { author });
    expect(new Set(await versions(all))).toEqual(new Set(['1.0.0']));
  });

  it('is met by nobody whose visit began before it', async () => {
    const all = visits();
    await versions(all);
    await publishCanary(data, second(), { percent: 99, author });
    expect(new Set(await versions(all, '/app/kitefly'))).toEqual(new Set(['1.0.0']));
    await promote(data, 'mfe-kite', { author });
    expect(new Set(await versions(all, '/app/kitefly'))).toEqual(new Set(['2.0.0']));
  });

  it('falls back to what is live in a page where it fails', async () => {
    await publishCanary(data, second(), { percent: 99, author });
    const all = visits();
    const first = await versions(all);
    const met = all[first.indexOf('2.0.0')];
    expect(await met?.open('/app/registry.json?previous=mfe-kite')).toMatchObject({
      kite: '2.0.0',
      before: '1.0.0',
    });
  });
});

const requestAt = (url: string, cookie = '') =>
  ({ url, headers: { cookie }, protocol: 'https' }) as unknown as Parameters<
    ReturnType<typeof createVisits>['visitOf']
  >[0];

describe('a visit', () => {
  let now = Date.UTC(2026, 10, 27);
  const inBrowser = () => {
    const edgeVisits = createVisits({ data, live: servedState(data), now: () => now });
    let cookie = '';
    return (url: string): string | undefined => {
      const { state, cookies } = edgeVisits.visitOf(requestAt(url, cookie));
      const [line] = cookies;
      if (line !== undefined) cookie = line.replace(/;.*$/, '');
      return state.registry.remotes['mfe-kite']?.current.version;
    };
  };

  it('ends after half an hour without a page, and never at a page of paying', async () => {
    const all = Array.from({ length: 20 }, inBrowser);
    const at = (url: string) => new Set(all.map((open) => open(url)));
    expect(at('/app/login')).toEqual(new Set(['1.0.0']));
    await publishCanary(data, second(), { percent: 99, author });
    now += 29 * MINUTE;
    expect(at('/app/kitefly')).toEqual(new Set(['1.0.0']));
    now += 45 * MINUTE;
    expect(at('/app/oonapayment?id=1')).toEqual(new Set(['1.0.0']));
    now += 45 * MINUTE;
    expect(at('/app/kitefly')).toContain('2.0.0');
  });

  it('keeps a cookie that scripts cannot read, over https alone, and that names nobody', () => {
    const edgeVisits = createVisits({ data, live: servedState(data), now: () => now });
    const [line] = edgeVisits.visitOf(requestAt('/app/login')).cookies;
    expect(line).toMatch(
      /^payung-visit=[0-9a-z]{1,3}\.[0-9a-z]+\.[0-9a-z]+~[\w-]{22}; Path=\/app; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('of a forged cookie is another one', () => {
    const edgeVisits = createVisits({ data, live: servedState(data), now: () => now });
    expect(
      edgeVisits.visitOf(requestAt('/app/login', 'payung-visit=1.2.3~AAAAAAAAAAAAAAAAAAAAAA')).cookies,
    ).toHaveLength(1);
  });
});
