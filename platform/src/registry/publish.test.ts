import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { productAt, routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { releaseFolder } from './data-folder.ts';
import { publishRemote } from './publish-remote.ts';
import { withdrawRemote } from './roll-back.ts';
import { publishShell } from './publish-shell.ts';
import { readRegistry } from './registry-file.ts';

let data = '';

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
});

/** Why a release was refused; the registry must be as it was. */
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const before = readRegistry(data);
  const reason = await work.then(
    () => 'was not refused',
    (cause: unknown) => (cause as Error).message,
  );
  expect(readRegistry(data)).toEqual(before);
  return reason;
};

describe('releasing a remote', () => {
  it('writes its folder and then switches the registry [PLAT-018]', async () => {
    await publishRemote(data, sampleBuild());
    const { current } = readRegistry(data).remotes['mfe-kite']!;
    expect(current.base).toBe('/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/');
    expect(readFileSync(join(releaseFolder(data, current), current.entry), 'utf8')).toBe('kite');
  });

  it('keeps the previous version when the same build is released again', async () => {
    await publishRemote(data, sampleBuild());
    const second = sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' });
    await publishRemote(data, second);
    await publishRemote(data, second);
    expect(readRegistry(data).remotes['mfe-kite']?.previous?.version).toBe('1.0.0');
  });

  it('is refused when the shell lacks a shared key that it requires', async () => {
    expect(
      await refusalOf(publishRemote(data, sampleBuild({ requires: ['react', 'antd/es/calendar'] }))),
    ).toMatch(/does not provide: antd\/es\/calendar\. Release the shell first/);
  });

  it('is refused when it bundles a singleton', async () => {
    expect(
      await refusalOf(
        publishRemote(data, sampleBuild({ bundledSingletons: ['@payung/shared/session/store.ts'] })),
      ),
    ).toMatch(/bundles what must exist once in the page: @payung\/shared\/session\/store\.ts/);
  });

  it("is refused when it claims a route of another remote's, whatever its parameters are called", async () => {
    await publishRemote(data, sampleBuild({ routes: [routeAt('/plans/:planId')] }));
    expect(
      await refusalOf(
        publishRemote(data, sampleBuild({ name: 'mfe-thief', routes: [routeAt('/Plans/:id')] })),
      ),
    ).toMatch(/mfe-thief claims \/plans\/:, which belongs to mfe-kite/);
  });

  it('is refused when it claims a route that a rollback of another remote would bring back', async () => {
    await publishRemote(data, sampleBuild({ routes: [routeAt('/before')] }));
    await publishRemote(
      data,
      sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb', routes: [routeAt('/after')] }),
      { command: 'release mfe-kite', confirmed: ['removals'] },
    );
    expect(
      await refusalOf(publishRemote(data, sampleBuild({ name: 'mfe-thief', routes: [routeAt('/before')] }))),
    ).toMatch(/belongs to mfe-kite/);
  });

  it('is refused when it claims an address of a remote that is not deployed yet', async () => {
    const reserved = { '/home-choose-product': 'mfe-home' };
    await publishShell(data, sampleShell({ version: '1.1.0', build: 'rrrrrrrrrr', reserved }));
    expect(
      await refusalOf(publishRemote(data, sampleBuild({ routes: [routeAt('/home-choose-product')] }))),
    ).toMatch(/mfe-kite claims \/home-choose-product, which belongs to mfe-home/);
  });

  it('may sell several products below one link prefix', async () => {
    const products = [productAt('kite', 'kite-product'), productAt('kite', 'glider-product')];
    await publishRemote(data, sampleBuild({ products }));
    const { current } = readRegistry(data).remotes['mfe-kite']!;
    expect(current.products.map(({ productId }) => productId)).toEqual(['kite-product', 'glider-product']);
  });

  it("is refused when a product's link prefix belongs to another remote, or is one of its pages", async () => {
    await publishRemote(data, sampleBuild({ products: [productAt('kite')] }));
    const thief = { name: 'mfe-thief', routes: [routeAt('/thief')] };
    const stolen = [productAt('thief', 'thief-product', '/thief'), productAt('Kite', 'second', '/thief')];
    const prefix = sampleBuild({ ...thief, products: stolen });
    expect(await refusalOf(publishRemote(data, prefix))).toMatch(
      /mfe-thief claims \/kite\/:, which belongs to mfe-kite/,
    );
    const page = sampleBuild({ name: 'mfe-thief', routes: [routeAt('/kite/:id')] });
    expect(await refusalOf(publishRemote(data, page))).toMatch(/which belongs to mfe-kite/);
  });

  it("is refused when it claims the shell's route", async () => {
    expect(await refusalOf(publishRemote(data, sampleBuild({ routes: [routeAt('/login')] })))).toMatch(
      /belongs to the shell/,
    );
  });

  it('is refused when it was built against another contract', async () => {
    expect(await refusalOf(publishRemote(data, sampleBuild({ contract: 2 })))).toMatch(
      /contract 2, the deployed shell speaks contract 1/,
    );
  });

  it('is refused when a file differs from what the build wrote', async () => {
    const dist = sampleBuild();
    writeFileSync(join(dist, 'remoteEntry.0123456789.js'), 'tampered');
    expect(await refusalOf(publishRemote(data, dist))).toMatch(/is not what its build wrote/);
  });

  it('is refused when it names a file without its integrity, as a development build does', async () => {
    expect(await refusalOf(publishRemote(data, sampleBuild({ integrity: {} })))).toMatch(
      /gives no integrity for remoteEntry/,
    );
  });
});

describe('withdrawing a remote', () => {
  it('removes it from the registry, and a release restores it with its addresses', async () => {
    await publishRemote(data, sampleBuild());
    const release = readRegistry(data).remotes['mfe-kite'];
    await withdrawRemote(data, 'mfe-kite');
    expect(readRegistry(data).remotes).toEqual({});
    // A page that has it open still loads its files.
    expect(readFileSync(join(releaseFolder(data, release!.current), release!.current.entry), 'utf8')).toBe(
      'kite',
    );
    await publishRemote(data, sampleBuild());
    expect(readRegistry(data).remotes['mfe-kite']).toEqual(release);
  });

  it('is refused for a remote that is not deployed', async () => {
    expect(await refusalOf(withdrawRemote(data, 'mfe-kite'))).toMatch(/mfe-kite is not deployed/);
  });
});

/** A shell whose React exports these names alone. */
const shellWith = (react: readonly string[]): string =>
  sampleShell({ build: 'tttttttttt', exports: { react } });

describe('releasing the shell', () => {
  it('is refused when it stops providing what a deployed remote requires', async () => {
    await publishRemote(data, sampleBuild());
    expect(
      await refusalOf(publishShell(data, sampleShell({ build: 'tttttttttt', provides: ['jotai'] }))),
    ).toMatch(/no longer provides what mfe-kite 1\.0\.0-aaaaaaaaaa requires: react/);
  });

  it('is refused when only the previous version requires it', async () => {
    await publishRemote(data, sampleBuild({ requires: ['react', 'jotai'] }));
    await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
    expect(
      await refusalOf(publishShell(data, sampleShell({ build: 'tttttttttt', provides: ['react'] }))),
    ).toMatch(/mfe-kite 1\.0\.0-aaaaaaaaaa requires: jotai/);
  });

  it('is refused when it takes away an export that a deployed remote, or the one before it, uses', async () => {
    await publishRemote(data, sampleBuild({ uses: { react: ['useState', 'use'] } }));
    await publishRemote(
      data,
      sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb', uses: { react: ['use'] } }),
    );
    expect(await refusalOf(publishShell(data, shellWith(['useState'])))).toBe(
      'The shell takes away what mfe-kite 2.0.0-bbbbbbbbbb uses: react has no export use.',
    );
    expect(await refusalOf(publishShell(data, shellWith(['use'])))).toBe(
      'The shell takes away what mfe-kite 1.0.0-aaaaaaaaaa uses: react has no export useState.',
    );
    await publishShell(data, shellWith(['use', 'useState']));
    expect(
      await refusalOf(publishRemote(data, sampleBuild({ build: 'cccccccccc', uses: { react: ['memo'] } }))),
    ).toBe(
      'mfe-kite was built with other shared modules than the deployed shell 1.0.0 has: react has no export memo. Release the shell first, or build the remote from the same sources.',
    );
  });

  it('is refused with another major version of a library that a deployed remote was built with', async () => {
    await publishRemote(data, sampleBuild({ versions: { antd: '6.6.8' } }));
    expect(
      await refusalOf(publishShell(data, sampleShell({ build: 'tttttttttt', versions: { antd: '7.0.0' } }))),
    ).toBe('The shell takes away what mfe-kite 1.0.0-aaaaaaaaaa uses: antd is 7.0.0, not 6.6.8.');
  });

  it.each([
    ['has no scripts', { scripts: [] }, 'The shell has no scripts: every page would stay blank.'],
    ['has no styles', { styles: [] }, 'The shell has no styles: no page would be drawn.'],
    [
      'lacks the login',
      { paths: ['/', '/linknotvalid', '/linknotmatch'] },
      'The shell does not serve /login, to which everybody is led.',
    ],
    [
      'lacks a page to which a product leads',
      { paths: ['/', '/login', '/linknotmatch'] },
      'The shell does not serve /linknotvalid, to which link.expired of mfe-kite 1.0.0-aaaaaaaaaa leads.',
    ],
    [
      'gives no digest of a script',
      {
        integrity: { 'main.0123456789.css': integrityOf('styles') },
        startup: { login: ['later.0123456789.js'] },
      },
      'The shell gives no integrity for main.0123456789.js, later.0123456789.js.',
    ],
    [
      'gives no digest of a stylesheet',
      { styles: ['main.0123456789.css', 'other.css'] },
      'The shell gives no integrity for other.css.',
    ],
    [
      'gives no digest of what a screen, a part, a shared key or a text needs',
      {
        startup: { login: ['screen.js'] },
        parts: { reads: ['part.js'] },
        shares: { 'antd/es/spin': ['share.js'] },
        texts: { en: { login: ['en.js'] }, id: { login: ['id.js'] } },
      },
      'The shell gives no integrity for screen.js, part.js, share.js, en.js, id.js.',
    ],
    ['lacks the first page', { paths: ['/login', '/linknotvalid', '/linknotmatch'] }, 'does not serve /, to'],
    ['has no version', { version: 'new' }, 'shell.json: version: must look like 1.2.0.'],
    ['has a page without a slash', { paths: ['login'] }, 'shell.json: paths.0: must begin with a slash.'],
    [
      'has digests of another kind',
      { integrity: { 'main.0123456789.js': 'md5-x' } },
      'shell.json: integrity.main.0123456789.js: must be a SHA-256 digest.',
    ],
    [
      'draws its first page in one language',
      { firstPaint: { pages: { login: { en: '' }, code: { en: '', id: '' } }, style: '' } as never },
      /^shell\.json: firstPaint\.pages\.login\.id: /,
    ],
    [
      'has a stylesheet elsewhere',
      { styles: ['https://evil.example/x.css'] },
      'shell.json: styles.0: must be the name of a file inside the release.',
    ],
    ['says something else', { provides: 'react' as never }, /^shell\.json: provides: Invalid type/],
    [
      'has a script elsewhere',
      { scripts: ['../x.js'] },
      /^shell\.json: scripts\.0: must be the name of a file/,
    ],
  ])('is refused when it %s', async (_what, change, reason) => {
    await publishRemote(data, sampleBuild({ products: [productAt('kite')] }));
    const refusal = await refusalOf(publishShell(data, sampleShell({ build: 'tttttttttt', ...change })));
    expect(refusal).toMatch(reason);
  });

  it('is refused when it takes away a page or is older, unless that is confirmed', async () => {
    const paths = ['/', '/login', '/linknotvalid'];
    const older = sampleShell({ build: 'tttttttttt', version: '0.9.0', paths });
    expect(await refusalOf(publishShell(data, older))).toBe(
      'shell 0.9.0-tttttttttt changes what others rely on. It takes away /linknotmatch. It is older than 1.0.0, which is live. If that is meant: npm run release -- shell --removals --older',
    );
    await publishShell(data, older, { command: 'release shell', confirmed: ['removals', 'older'] });
    expect(readRegistry(data).shell.version).toBe('0.9.0');
  });

  it('may take away a shared key and an export that no deployed remote uses', async () => {
    await publishShell(data, sampleShell({ build: 'rrrrrrrrrr', exports: { react: ['use', 'memo'] } }));
    await publishRemote(data, sampleBuild({ uses: { react: ['use'] } }));
    const smaller = sampleShell({ build: 'tttttttttt', provides: ['react'], exports: { react: ['use'] } });
    await publishShell(data, smaller);
    expect(readRegistry(data).shell.provides).toEqual(['react']);
  });

  it("is refused when it claims a deployed remote's route", async () => {
    await publishRemote(data, sampleBuild());
    expect(
      await refusalOf(
        publishShell(data, sampleShell({ build: 'tttttttttt', paths: ['/', '/login', '/kitefly'] })),
      ),
    ).toMatch(/The shell claims \/kitefly/);
  });
});
