import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createToken, readSquads, revokeTokens, tokenId } from '#publishing/squads.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { promote, publishCanary } from '#registry/sets/canary-changes.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import { linkOf } from '#registry/sets/set-link.ts';
import { edgeBrowser, previewForm } from '#testing/edge-browser.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { integrityOf } from '#build/output-files.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';

const author = { command: 'test', by: 'Kite squad' };
const second = () => ({ name: 'mfe-kite', dist: sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }) });

let data = '';
let edge: Edge;

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterEach(() => edge.close());

const browser = () => edgeBrowser(() => edge.url);
/** A link of a squad to its draft, at a page with a query of its own. */
const draftLink = async (change: object = {}, token?: string): Promise<string> => {
  const set = await publishDrafts(data, [second()], { ...author, ...change });
  return `/app/kitefly?a=1&${new URL(linkOf(data, set, token)).search.slice(1)}`;
};

describe('a link to a draft', () => {
  it('says what it would show, whose it is and that it is not live, and shows nothing of it', async () => {
    const { open } = browser();
    const asked = await open(await draftLink());
    expect(asked).toMatchObject({ status: 200, kite: undefined });
    expect(asked.text).toContain('<strong>mfe-kite 2.0.0-bbbbbbbbbb</strong>');
    expect(asked.text).toMatch(/Dari Kite squad, \d\d\/\d\d\/\d{4}/);
    expect(asked.text).toContain('Lulus pemeriksaan rilis');
    expect(asked.text).not.toContain('<script');
    expect(asked.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(asked.setCookie).toEqual([
      expect.stringMatching(/^payung-asked=[\w-]{16}; Path=\/app; HttpOnly; SameSite=Strict$/),
    ]);
    expect(await open('/app/kitefly')).toMatchObject({ kite: '1.0.0', notice: undefined });
  });

  it.each([
    [{ unchecked: 'all' }, 'Belum lulus pemeriksaan rilis', 'Has not passed the checks of a release'],
    [
      { unchecked: 'tests' },
      'Lulus pemeriksaan rilis, tetapi tanpa pengujian',
      'Has passed the checks of a release, but not its tests',
    ],
  ] as const)('says in both languages what it has not passed: %j', async (change, id, en) => {
    const link = await draftLink(change);
    expect((await browser().open(link)).text).toContain(`<span class="fact wrong">${id}</span>`);
    const english = await browser().open(link, { 'accept-language': 'en-GB' });
    expect(english.text).toContain(`<span class="fact wrong">${en}</span>`);
    expect((await browser().open(link, { cookie: 'LANG=id', 'accept-language': 'en' })).text).toContain(id);
  });

  it('writes what the history says of it as text', async () => {
    const asked = await browser().open(await draftLink({ by: '<b>"Kite" & squad' }));
    expect(asked.text).toContain('Dari &lt;b&gt;&quot;Kite&quot; &amp; squad,');
  });

  it('asks once: with its cookie it leads to the page at once, and another link asks again', async () => {
    const { open, enter } = browser();
    const link = await draftLink();
    await enter(link);
    expect(await open(link)).toMatchObject({ status: 303, location: '/app/kitefly?a=1' });
    const older = linkOf(data, { generation: 2, exchanged: {} });
    const asked = await open(new URL(older).pathname + new URL(older).search);
    expect(asked).toMatchObject({ status: 200, kite: undefined });
    expect(asked.text).toMatch(/<strong>Generasi 2, tayang sejak \d\d\/\d\d\/\d{4}<\/strong>/);
  });

  it('is left by one press, also from the question', async () => {
    const { open } = browser();
    const asked = await open(await draftLink());
    expect(asked.text).toContain('<a href="/app/kitefly?a=1&amp;set=live">Buka versi yang tayang</a>');
    expect(await open('/app/kitefly?a=1&set=live')).toMatchObject({
      status: 303,
      location: '/app/kitefly?a=1',
      setCookie: ['payung-set=; Path=/app; Max-Age=0; HttpOnly; SameSite=Lax'],
    });
  });

  it.each(['/app/..//evil.example', '/app/%2e%2e//evil.example', String.raw`/app/..\\evil.example`])(
    'leads nowhere else, however its page is written: %s',
    async (path) => {
      const asked = (tail: string) =>
        rawRequest(edge.url, `GET ${path}${tail} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(await asked('?set=live')).toMatch(/^location: \/app\/login\r$/m);
      const { search } = new URL(linkOf(data, { generation: 2, exchanged: {} }));
      const question = await asked(search);
      expect(previewForm(question).get('to')).toBe('/app/login');
      expect(question).toContain('<a href="/app/login?set=live">');
      expect(await asked('')).toContain('<a href="/app/login?fresh=');
    },
  );
});

describe('the answer to the question', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['nobody knows where', {}],
    ['another site, in a browser that does not say so', { origin: 'https://evil.example' }],
    ['a page that hides where it is', { origin: 'null' }],
  ])('is refused when it comes from %s', async (_where, headers) => {
    const { open, press } = browser();
    const answer = await press(await open(await draftLink()), headers);
    expect([answer.status, answer.setCookie]).toEqual([403, []]);
    expect((await open('/app/kitefly')).kite).toBe('1.0.0');
  });

  it('is taken from this origin in a browser that says no more', async () => {
    const { open, press } = browser();
    await press(await open(await draftLink()), { origin: edge.url });
    expect((await open('/app/kitefly')).kite).toBe('2.0.0');
  });

  it('is asked for again in a browser that was not asked, or was asked for something else', async () => {
    const link = await draftLink();
    const other = await browser().open(link);
    const { open, press } = browser();
    await open(link);
    const answer = await press(other);
    expect([answer.status, answer.setCookie]).toEqual([303, []]);
    expect(answer.location).toBe(link.replaceAll('~', '%7E').replaceAll(':', '%3A'));
    expect(previewForm((await open(link)).text).get('to')).toBe('/app/kitefly?a=1');
    expect((await open('/app/kitefly')).kite).toBe('1.0.0');
  });
});

/** The id of a token of the squad. */
const heldToken = (): string => {
  createToken(data, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'test' });
  const [squad] = readSquads(data);
  return squad === undefined ? '' : tokenId(squad);
};

describe('a link that was made for a token', () => {
  it('ends with it, as a link, as a question that is open, and as a cookie', async () => {
    const token = heldToken();
    const link = await draftLink({}, token);
    const entered = browser();
    await entered.enter(link);
    expect((await entered.open('/app/kitefly')).kite).toBe('2.0.0');
    const open = browser();
    const question = await open.open(link);
    revokeTokens(data, token);
    const says = /^Pratinjau ini sudah berakhir: tim pembuatnya tidak lagi boleh menampilkannya\./;
    expect(await entered.open('/app/kitefly')).toMatchObject({
      kite: '1.0.0',
      notice: expect.stringMatching(says),
    });
    expect((await open.press(question)).setCookie).toEqual([]);
    expect(await browser().open(link)).toMatchObject({ kite: '1.0.0', notice: expect.stringMatching(says) });
  });

  it('cannot be made to last by leaving the token out', async () => {
    const link = await draftLink({}, heldToken());
    const shorter = link.replace(/\.[\da-f]{8}(?=(~|%7E)[\w-]{22}$)/, '');
    expect(shorter).not.toBe(link);
    expect((await browser().open(shorter)).notice).toMatch(/tidak berlaku di sini/);
  });
});

describe('files of a draft', () => {
  const FILE = '/app/remotes/mfe-kite/2.0.0-bbbbbbbbbb/remoteEntry.0123456789.js';

  it('are there for those alone who have entered it, and no cache keeps them for others', async () => {
    const { open, enter } = browser();
    const link = await draftLink();
    expect((await open(FILE)).status).toBe(404);
    await enter(link);
    const file = await open(FILE);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect((await browser().open(FILE)).status).toBe(404);
  });

  it.each([
    '/app/remotes/mfe-kite/%32.0.0-bbbbbbbbbb/remoteEntry.0123456789.js',
    '/app/remotes//mfe-kite/2.0.0-bbbbbbbbbb/remoteEntry.0123456789.js',
    '/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/..%2f2.0.0-bbbbbbbbbb/remoteEntry.0123456789.js',
    '/app/%72emotes/mfe-kite/2.0.0-bbbbbbbbbb/remoteEntry.0123456789.js?x',
    '/app/assets/..%2fremotes/mfe-kite/2.0.0-bbbbbbbbbb/remoteEntry.0123456789.js',
  ])('are not there under another spelling either: %s', async (address) => {
    await draftLink();
    expect((await browser().open(address)).status).toBe(404);
  });

  it.each([
    ['live', () => promote(data, 'mfe-kite', { to: '2.0.0-bbbbbbbbbb', author })],
    ['a canary', () => publishCanary(data, second(), { percent: 5, author })],
  ])('are everybody’s when it is %s', async (_what, change) => {
    await draftLink();
    const { open } = browser();
    expect((await open(FILE)).status).toBe(404);
    await change();
    const file = await open(FILE);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('stay everybody’s where it was live before it was shown as a draft', async () => {
    await publishRemote(data, second().dist);
    await draftLink();
    await publishRemote(data, sampleBuild({ version: '3.0.0', build: 'cccccccccc' }));
    expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('3.0.0');
    expect((await browser().open(FILE)).status).toBe(200);
  });

  it('of the shell are those that no other shell has', async () => {
    const dist = sampleShell({
      version: '2.0.0',
      build: 'tttttttttt',
      scripts: ['main.9999999999.js'],
      integrity: {
        'main.9999999999.js': integrityOf('draft'),
        'main.0123456789.css': integrityOf('styles'),
      },
    });
    writeFileSync(join(dist, 'main.9999999999.js'), 'draft');
    const set = await publishDrafts(data, [{ name: 'shell', dist }], author);
    const { open, enter } = browser();
    const [own, shared] = ['/app/assets/main.9999999999.js', '/app/assets/main.0123456789.css'];
    expect([(await open(own)).status, (await open(shared)).status]).toEqual([404, 200]);
    const link = new URL(linkOf(data, set));
    await enter(link.pathname + link.search);
    expect([(await open(own)).status, (await open(shared)).status]).toEqual([200, 200]);
  });
});
