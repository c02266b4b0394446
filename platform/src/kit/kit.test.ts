import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { providedKeys } from '#build/singletons.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { createToken } from '#publishing/squads.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readRegistry } from '#registry/registry-file.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { installByLinks } from './outside/install-by-links.ts';
import { binOf, run } from './outside/squad-commands.ts';
import { packKit } from './pack/pack-kit.ts';

// What is slow by nature (npm's own installation, all types, all tests, journeys in a browser, development) is in the
// deep test.

// Many times what they take on a quiet machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const NAME = 'mfe-night-light';
const outside = temporaryFolder();
const folder = join(outside, NAME);
const data = temporaryFolder();
const secret = {
  PAYUNG_RELEASE_TOKEN: createToken(data, { squad: 'Lamp squad', remotes: [NAME], by: 'ayu@desk' }),
};
let edge: Edge;
let created = '';

const payung = (args: readonly string[], given?: Readonly<Record<string, string>>): Promise<string> =>
  run(folder, { file: binOf(folder), args, ...(given && { given }) });

/** Leaves the rules of the remote to the checks: its screens take the compiler and the tests ten times as long. */
const leaveRulesToChecks = (): void => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "extends": "@payung/kit/tsconfig.json", "files": [], "include": ["src/rules"] }',
  );
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    '{ "extends": ["./node_modules/@payung/kit/oxlint.json"], "ignorePatterns": ["**/*", "!src/rules/**"] }',
  );
  for (const file of globSync('src/**/*.test.{ts,tsx}', { cwd: folder }))
    if (!file.includes('rules')) rmSync(join(folder, file));
};

beforeAll(async () => {
  installByLinks(outside, await packKit(join(outside, 'packed'), sampleShell()));
  created = await run(outside, { file: binOf(outside), args: ['create', NAME, '--owner', 'Lamp squad'] });
  // As `npm install` puts them there.
  for (const file of ['node_modules', 'package-lock.json'])
    renameSync(join(outside, file), join(folder, file));
  leaveRulesToChecks();
  const paths = Object.values(shellRoutes).map(({ path }) => path);
  await publishShell(data, sampleShell({ provides: providedKeys(), paths }));
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterAll(() => edge.close());

it('creates a remote in a repository of its own', () => {
  expect(created).toContain(`${NAME} is there. Next:`);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('node_modules/');
  expect(readFileSync(join(folder, 'src', 'journey.ts'), 'utf8')).toContain('nightLightJourney');
});

it('refuses to release what its checks find wrong', async () => {
  const file = join(folder, 'src', 'rules', 'subject.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, `${source}export const wrong: number = 'text';\n`);
  expect(await payung(['check'])).toContain(`Refused: ${NAME} fails its types (tsc`);
  writeFileSync(file, source);
});

// What waits for a process lets another one run.
describe.concurrent('a remote in a repository of its own', () => {
  it('loads what journeys run with, whose browser the deep test opens', async () => {
    const sources = join(folder, 'node_modules', '@payung', 'kit', 'src');
    const files = ['kit/playwright.config.ts', ...globSync('e2e/*.ts', { cwd: sources })];
    expect(files.length).toBeGreaterThan(5);
    const loader = join(folder, 'load-all.js');
    writeFileSync(
      loader,
      ['kit/strip-types.js', ...files]
        .map((file) => `await import(${JSON.stringify(pathToFileURL(join(sources, file)).href)});`)
        .join('\n'),
    );
    const args = ['--disable-warning=ExperimentalWarning', loader];
    expect(await run(folder, { file: process.execPath, args })).toBe('');
  });

  it('checks and builds a remote, and releases it', async () => {
    const released = await payung(['release', '--to', edge.url], secret);
    expect(released).toMatch(/types …[^]*lint …[^]*tests …[^]*mfe-night-light 1\.0\.0-\w{10} is live\.\n$/);
    expect(readRegistry(data).remotes[NAME]?.current.version).toBe('1.0.0');
    expect(historyLines(data).join('\n')).toContain(`Lamp squad  http release ${NAME}: `);
  });
});

it('withdraws a remote, where its first release has nothing to go back to', async () => {
  const back = await payung(['rollback', '--to', edge.url], secret);
  expect(back).toContain('Refused: ');
  expect(await payung(['withdraw', '--to', edge.url, '--removals'], secret)).toMatch(
    /^mfe-night-light 1\.0\.0-\w{10} is taken out, with its pages, its tile and its links: npm run release brings them back\.\n$/,
  );
  expect(readRegistry(data).remotes).toEqual({});
});
