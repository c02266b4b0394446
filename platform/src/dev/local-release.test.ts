import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { page } from '#edge/page/page.ts';
import { releaseBase } from '#registry/data-folder.ts';
import { registryRelease } from '#registry/publish-remote.ts';
import { readBuiltShell } from '#registry/publish-shell.ts';
import { productAt, sampleBuild, sampleRelease, sampleShell } from '#testing/sample-release.ts';
import { exchangeInPage, localFile, localRelease } from './local-release.ts';
import type { LocalRelease } from './local-release.ts';

const ENTRY = 'remoteEntry.0123456789.js';

/** A page of a platform whose kite is the first, and whose lantern has a product with a dangerous name. */
const pageAt = (address: string, change: Parameters<typeof sampleShell>[0] = {}): string => {
  const kite = sampleRelease({ startup: { start: { files: [], shares: [] } } });
  const product = { ...productAt('lantern'), displayName: '</script><b>' };
  const lantern = sampleRelease({ name: 'mfe-lantern', products: [product] });
  const remoteOf = (built: typeof kite) => ({ current: registryRelease(built, releaseBase(built)) });
  return page({
    state: {
      registry: {
        generation: 3,
        shell: { version: '1.0.0', build: 'ssssssssss', provides: ['react'], contract: 1 },
        remotes: {
          'mfe-kite': { ...remoteOf(kite), bad: ['bbbbbbbbbb', 'cccccccccc'] },
          'mfe-lantern': remoteOf(lantern),
        },
      },
      shell: readBuiltShell(sampleShell(change)),
    },
    nonce: 'nonce',
    token: 'token',
    language: 'id',
    address,
  });
};

const dataOf = (html: string, id: string): string | undefined =>
  new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];

const registryOf = (html: string): PageRegistry =>
  JSON.parse(dataOf(html, 'payung-registry') ?? '') as PageRegistry;

const emptied = (html: string): string => html.replace(dataOf(html, 'payung-registry') ?? '', '');

const second = (): LocalRelease =>
  localRelease('mfe-kite', sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));

it('exchanges one remote in the registry of a page, and nothing else of the page', () => {
  const before = pageAt('/app/login');
  const after = exchangeInPage(before, [second()]);
  const { remotes } = registryOf(after);
  expect(remotes['mfe-kite']).toEqual({
    current: {
      name: 'mfe-kite',
      version: '2.0.0',
      build: 'bbbbbbbbbb',
      base: '/app/remotes/mfe-kite/2.0.0-bbbbbbbbbb/',
      entry: ENTRY,
      routes: [{ id: 'start', path: '/kitefly', mode: 'public', reads: [] }],
      products: [],
      contract: 1,
      rest: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    // The build of this machine counts as good, whatever happened to it there.
    bad: ['cccccccccc'],
  });
  expect(remotes['mfe-lantern']).toEqual(registryOf(before).remotes['mfe-lantern']);
  expect(emptied(after)).toBe(emptied(before));
});

it('answers the rest file that the page names, and the files of the build with nothing beside them', () => {
  const local = second();
  const { current } = registryOf(exchangeInPage(pageAt('/app/login'), [local])).remotes['mfe-kite'] ?? {};
  const rest = localFile(`/app/rest/${current?.rest}.json`, [local]);
  expect(rest?.type).toBe('application/json; charset=utf-8');
  expect(JSON.parse(rest?.body.toString() ?? '')).toMatchObject({ integrity: local.release.integrity });
  expect(localFile(`${current?.base}${ENTRY}`, [local])).toEqual({
    type: 'text/javascript; charset=utf-8',
    body: Buffer.from('kite'),
  });
  expect(localFile(`${current?.base}release.json`, [local])).toBeUndefined();
  expect(localFile(`${current?.base}../${ENTRY}`, [local])).toBeUndefined();
  expect(
    localFile('/app/remotes/mfe-lantern/1.0.0-aaaaaaaaaa/remoteEntry.0123456789.js', [local]),
  ).toBeUndefined();
});

it('takes away what the page names early of the release that was exchanged, and leaves that of others', () => {
  const before = pageAt('/app/kitefly');
  expect(JSON.parse(dataOf(before, 'payung-early') ?? '')).toMatchObject({ remote: { name: 'mfe-kite' } });
  expect(dataOf(exchangeInPage(before, [second()]), 'payung-early')).toBe('');
  const lantern = localRelease('mfe-lantern', sampleBuild({ name: 'mfe-lantern' }));
  expect(dataOf(exchangeInPage(before, [lantern]), 'payung-early')).toBe(dataOf(before, 'payung-early'));
});

it('gives all of the release to the page of a shell that reads no rest files', () => {
  const local = second();
  const html = exchangeInPage(pageAt('/app/login', { startup: undefined }), [local]);
  expect(registryOf(html).remotes['mfe-kite']?.current).toEqual(local.release);
});

it('refuses a folder of another remote, and one whose files are not those of its build', () => {
  expect(() => localRelease('mfe-lantern', sampleBuild())).toThrow('holds mfe-kite, not mfe-lantern.');
  const folder = sampleBuild();
  writeFileSync(join(folder, ENTRY), 'changed');
  expect(() => localRelease('mfe-kite', folder)).toThrow(
    `${ENTRY} in ${folder} is not what its build wrote.`,
  );
});
