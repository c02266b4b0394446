import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { describedCall } from '@payung/shared/api/shapes/call-shape.ts';
import type { DescribedCall } from '@payung/shared/api/shapes/call-shape.ts';
import { runBuilds } from '#commands/deployables.ts';
import { deliveredFiles, integrityOf } from './output-files.ts';
import { platformRoot, repositoryRoot } from './paths.ts';
import type { BuiltRelease } from '../registry/release-schema.ts';
import { remote } from './remote.ts';

// Inside the repository, so that packages resolve as they do for a real remote.
const folder = join(platformRoot, 'dist', 'build-test', 'mfe-kite');
const output = join(folder, 'dist');
const screen = join(folder, 'src', 'screens', 'fly', 'fly.screen.tsx');
const built = join(folder, 'built');
let original = '';
let said = '';

const RSPACK = join(repositoryRoot, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');

/** Neither Vitest's NODE_ENV nor its colours are for the build. */
const ownEnv = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _, FORCE_COLOR: _colours, ...others } = process.env;
  return { ...others, NO_COLOR: '1' };
};

const build = (): Promise<void> => runBuilds([remote('mfe-kite', { folder, output })]);

/** The classes, ids and animations of its stylesheets. */
const styleNames = (): readonly string[] =>
  deliveredFiles(output)
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) =>
        readFileSync(join(output, file), 'utf8').match(/(?:[.#]|@keyframes )[A-Za-z_-][\w-]*(?=[^}]*\{)/g) ??
        [],
    );

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(platformRoot, 'src', 'testing', 'remotes', 'mfe-kite'), folder, { recursive: true });
  // As the real ones, which lie on the top level of the repository.
  const config = join(platformRoot, 'src', 'build', 'remote.ts');
  writeFileSync(
    join(folder, 'rspack.config.ts'),
    `import { remote } from '${config}';\nexport default remote('mfe-kite', { folder: import.meta.dirname });\n`,
  );
  original = readFileSync(screen, 'utf8');
  const { stderr, stdout } = spawnSync(process.execPath, [RSPACK, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: ownEnv(),
  });
  said = stderr + stdout;
  // Other builds of this file write over the output.
  cpSync(output, built, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the build of a remote', () => {
  it('writes an entry of its own by its own command, and describes it for the shell in release.json [PLAT-002] [PLAT-005] [PLAT-017]', () => {
    expect(said).toContain('mfe-kite compiled successfully');
    const { plugins = [] } = remote('mfe-kite', { folder, output });
    expect(plugins.some((plugin) => plugin instanceof ModuleFederationPlugin)).toBe(true);
    const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as BuiltRelease;
    expect(release.entry).toMatch(/^remoteEntry\.\w{10}\.js$/);
    expect(release.routes.map((route) => route.path)).toEqual(['/kitefly', '/kiteland']);
    expect(release.startup['fly']?.shares).toContain('antd/es/button');
    expect(release.startup['fly']?.files.some((file) => file.endsWith('.css'))).toBe(true);
    expect(Object.keys(release.integrity)).toEqual(deliveredFiles(built));
    expect(release.integrity[release.entry]).toBe(integrityOf(readFileSync(join(built, release.entry))));
  });

  it('leaves react, the router, antd and the API client to the shell [PLAT-004] [PLAT-006] [PLAT-010] [PLAT-019]', () => {
    const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as BuiltRelease;
    expect(release.bundledSingletons).toEqual([]);
    for (const key of ['react', 'react-router-dom', 'antd/es/button', '@payung/shared/api/client.ts']) {
      expect(release.requires).toContain(key);
    }
  });

  it('lists the exports of the shell that its TypeScript uses, and the versions of the libraries [PLAT-003]', () => {
    const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as BuiltRelease;
    expect(release.uses).toMatchObject({
      react: ['createElement', 'useState'],
      'react-router-dom': ['Link', 'useNavigate'],
      'antd/es/button': ['default'],
      '@payung/shared/api/query.ts': ['queryOf'],
      '@payung/shared/session/store.ts': ['store'],
    });
    expect(Object.keys(release.uses ?? {})).toEqual(release.requires);
    expect(release.versions).toMatchObject({ antd: '6.6.8', react: '19.3.1' });
  });

  it('describes the calls that it makes beside the release, in a file that no page is told of', () => {
    const calls = JSON.parse(readFileSync(join(built, 'calls'), 'utf8')) as readonly DescribedCall[];
    expect(calls).toEqual([describedCall('getPoints', endpoints.getPoints)]);
    expect(deliveredFiles(built)).not.toContain('calls');
  });

  it('gives its classes and animations other names in each release, so that a crashed release does not style the next', async () => {
    const style = join(folder, 'src', 'screens', 'fly', 'fly.module.css');
    const css = readFileSync(style, 'utf8');
    const moving = `${css}@keyframes rise { to { top: 0 } }\n.wind { animation: rise 1s }\n`;
    const namesOf = async (source: string): Promise<readonly string[]> => {
      writeFileSync(style, source);
      await build();
      return styleNames();
    };
    const crashed = await namesOf(moving);
    const next = await namesOf(`${moving}.sky { outline: 9px solid }\n`);
    writeFileSync(style, css);
    expect(crashed).toEqual([
      expect.stringMatching(/^\./),
      expect.stringMatching(/^@keyframes /),
      expect.stringMatching(/^\./),
    ]);
    expect(next).toHaveLength(4);
    expect(next.filter((name) => crashed.includes(name))).toEqual([]);
  });

  const failing: readonly [string, (source: string) => string, RegExp][] = [
    [
      'an antd component that the shell does not provide',
      (source) => source.replaceAll('Button', 'Calendar'),
      /antd\/calendar is not on the list of antd components/,
    ],
    [
      'a singleton that is bundled under another name',
      (source) => `import axios from 'axios';\n${source}\nconsole.log(axios.VERSION);`,
      /axios must exist once and comes from the shell/,
    ],
    [
      'a name that the router facade lacks',
      (source) => source.replaceAll(/\bLink\b/g, 'ScrollRestoration'),
      /ScrollRestoration is not in the facade of react-router-dom/,
    ],
    [
      'a map that a page loads before one is opened',
      (source) =>
        `import { keylessEngine } from '@payung/shared/map/keyless/keyless-engine.tsx';\n${source}\nconsole.log(keylessEngine);`,
      /leaflet belongs behind an import\(\) of its own, but route "fly" starts with it/,
    ],
  ];
  it.each(failing)('fails on %s', async (_, edit, reason) => {
    writeFileSync(screen, edit(original));
    await expect(build()).rejects.toThrow(reason);
    writeFileSync(screen, original);
  });

  it('fails on a selector of a CSS module that names no class of its own', async () => {
    const style = join(folder, 'src', 'screens', 'fly', 'fly.module.css');
    const css = readFileSync(style, 'utf8');
    writeFileSync(style, `${css}\n/* cssmodules-pure-ignore */\nbody, .sky { margin: 0 }\n`);
    await expect(build()).rejects.toThrow(/fly\.module\.css[^]*Selector "body, \.sky" is not pure/);
    writeFileSync(style, css);
  });

  it('fails on a stylesheet that styles the whole page', async () => {
    const style = join(folder, 'src', 'screens', 'fly', 'whole-page.css');
    writeFileSync(style, ':root { --gap: 1px }\n');
    writeFileSync(screen, `import './whole-page.css';\n${original}`);
    await expect(build()).rejects.toThrow(
      /mfe-kite\/src\/screens\/fly\/whole-page\.css: :root would style the pages of all others/,
    );
    writeFileSync(screen, original);
    rmSync(style);
  });

  it('fails when a route has no screen', async () => {
    const screens = join(folder, 'src', 'screens.ts');
    const before = readFileSync(screens, 'utf8');
    writeFileSync(screens, before.replace(/^.*land.*$/m, ''));
    await expect(build()).rejects.toThrow(/Route "land" has no screen/);
    writeFileSync(screens, before);
  });
});
