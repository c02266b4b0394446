import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { productAt, routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { platformRoot } from '#build/paths.ts';
import { releaseFolder } from './data-folder.ts';
import { publishRemote, rollBackRemote, withdrawRemote } from './publish-remote.ts';
import { publishShell, rollBackShell } from './publish-shell.ts';
import { readRegistry } from './registry-file.ts';

const run = promisify(execFile);
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

  it('keeps the previous version, and rolls back to it', async () => {
    await publishRemote(data, sampleBuild());
    await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
    expect(readRegistry(data).remotes['mfe-kite']?.previous?.version).toBe('1.0.0');
    await rollBackRemote(data, 'mfe-kite');
    const after = readRegistry(data).remotes['mfe-kite'];
    expect([after?.current.version, after?.previous?.version]).toEqual(['1.0.0', '2.0.0']);
  });

  it('keeps the previous version when the same build is released again', async () => {
    await publishRemote(data, sampleBuild());
    const second = sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' });
    await publishRemote(data, second);
    await publishRemote(data, second);
    expect(readRegistry(data).remotes['mfe-kite']?.previous?.version).toBe('1.0.0');
  });

  it('loses none of twelve concurrent releases by twelve processes', async () => {
    const script = join(platformRoot, 'src', 'testing', 'publish-once.ts');
    const names = Array.from({ length: 12 }, (_, index) => `mfe-racer${index}`);
    await Promise.all(
      names.map((name) =>
        run(process.execPath, [script, data, sampleBuild({ name, routes: [routeAt(`/${name}`)] })]),
      ),
    );
    const registry = readRegistry(data);
    expect(Object.keys(registry.remotes).toSorted()).toEqual(names.toSorted());
    expect(registry.generation).toBe(13);
  });

  it('is refused when the shell lacks a shared key that it requires', async () => {
    expect(
      await refusalOf(publishRemote(data, sampleBuild({ requires: ['react', 'antd/es/calendar'] }))),
    ).toMatch(/does not provide: antd\/es\/calendar\. Release the shell first/);
  });

  it('is refused when it bundles a module that must be single', async () => {
    expect(
      await refusalOf(
        publishRemote(data, sampleBuild({ bundledSingles: ['@payung/shared/session/store.ts'] })),
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
    );
    expect(
      await refusalOf(publishRemote(data, sampleBuild({ name: 'mfe-thief', routes: [routeAt('/before')] }))),
    ).toMatch(/belongs to mfe-kite/);
  });

  it('is refused when it claims an address of a remote that is not deployed yet', async () => {
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

  it('is read with its products where it was released before a remote could sell several', async () => {
    await publishRemote(data, sampleBuild({ products: [productAt('kite')] }));
    const { remotes, ...registry } = readRegistry(data);
    const { products, ...current } = remotes['mfe-kite']!.current;
    const before = {
      ...registry,
      remotes: { 'mfe-kite': { current: { ...current, product: products[0] } } },
    };
    writeFileSync(join(data, 'registry.json'), JSON.stringify(before));
    expect(readRegistry(data).remotes['mfe-kite']?.current).toEqual({ ...current, products });
  });

  it("is refused when a product's link prefix belongs to another remote, or is one of its pages", async () => {
    await publishRemote(data, sampleBuild({ products: [productAt('kite')] }));
    const thief = { name: 'mfe-thief', routes: [routeAt('/thief')] };
    const prefix = sampleBuild({ ...thief, products: [productAt('thief'), productAt('Kite')] });
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

  it('is refused when a file is not what the build wrote', async () => {
    const dist = sampleBuild();
    writeFileSync(join(dist, 'remoteEntry.0123456789.js'), 'tampered');
    expect(await refusalOf(publishRemote(data, dist))).toMatch(/is not what its build wrote/);
  });

  it('is refused when it names a file without its integrity, as a development build does', async () => {
    expect(await refusalOf(publishRemote(data, sampleBuild({ integrity: {} })))).toMatch(
      /gives no integrity for remoteEntry/,
    );
  });

  it('cannot be rolled back without a previous version', async () => {
    await publishRemote(data, sampleBuild());
    expect(await refusalOf(rollBackRemote(data, 'mfe-kite'))).toMatch(/no previous release/);
  });
});

const second = () =>
  sampleShell({ version: '2.0.0', build: 'tttttttttt', provides: ['react', 'jotai', 'idb'] });

describe('withdrawing a remote', () => {
  it('removes it from the registry, and a release restores it with its addresses', async () => {
    await publishRemote(data, sampleBuild());
    const release = readRegistry(data).remotes['mfe-kite'];
    await withdrawRemote(data, 'mfe-kite');
    expect(readRegistry(data).remotes).toEqual({});
    // Whoever has it open goes on with its files.
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

describe('rolling the shell back', () => {
  it('makes the previous shell live again, and a second rollback undoes it', async () => {
    const first = readRegistry(data).shell;
    await publishShell(data, second());
    await rollBackShell(data);
    expect(readRegistry(data).shell).toEqual({
      ...first,
      previous: { version: '2.0.0', build: 'tttttttttt' },
    });
    await rollBackShell(data);
    expect(readRegistry(data).shell).toMatchObject({
      version: '2.0.0',
      provides: ['react', 'jotai', 'idb'],
      previous: { version: '1.0.0' },
    });
  });

  it('keeps the previous shell when the same one is released again', async () => {
    await publishShell(data, second());
    await publishShell(data, second());
    expect(readRegistry(data).shell.previous?.version).toBe('1.0.0');
  });

  it('is refused when a remote released since needs what the previous shell lacks', async () => {
    await publishShell(data, second());
    await publishRemote(data, sampleBuild({ requires: ['idb'] }));
    expect(await refusalOf(rollBackShell(data))).toMatch(
      /no longer provides what mfe-kite 1\.0\.0-aaaaaaaaaa requires: idb/,
    );
  });

  it('is refused when there is no previous shell, or its files were altered', async () => {
    expect(await refusalOf(rollBackShell(data))).toMatch(/no previous release/);
    await publishShell(data, second());
    writeFileSync(join(data, 'assets', 'main.0123456789.js'), 'tampered');
    expect(await refusalOf(rollBackShell(data))).toMatch(/is not what its build wrote/);
  });
});

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

  it("is refused when it claims a deployed remote's route", async () => {
    await publishRemote(data, sampleBuild());
    expect(
      await refusalOf(publishShell(data, sampleShell({ build: 'tttttttttt', paths: ['/kitefly'] }))),
    ).toMatch(/The shell claims \/kitefly/);
  });
});
