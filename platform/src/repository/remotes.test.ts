import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { loadRoutes } from '#build/contract.ts';
import { sourceOf } from '#build/release/release-source.ts';
import { configOf, deployables } from '#commands/deployables.ts';
import { ownerOf } from '#build/release/reserved-addresses.ts';

/** What the federation plugin keeps of what it was given. */
interface FederationOptions {
  readonly name?: string;
  readonly filename?: string;
}

const REMOTES = ['mfe-agent', 'mfe-home', 'mfe-motor', 'mfe-onboarding', 'mfe-pa-ci', 'mfe-travel'];

const remotes = readdirSync(repositoryRoot).filter((folder) => folder.startsWith('mfe-'));

it.each([
  'package.json',
  'shell',
  'mfe-travel',
  'mfe-home',
  'mfe-motor',
  'mfe-pa-ci',
  'mfe-agent',
  'mfe-onboarding',
  'shared',
  'e2e',
  'README.md',
])('has %s on the top level of the repository [PLAT-001]', (name) => {
  expect(existsSync(join(repositoryRoot, name))).toBe(true);
});

it.each(['shell', ...REMOTES])('%s has a budget of bytes', (name) => {
  expect(existsSync(join(repositoryRoot, name, 'budget.json'))).toBe(true);
});

it('builds the shell and six remotes [PLAT-017]', () => {
  expect(deployables()).toEqual(expect.arrayContaining(['shell', ...REMOTES]));
});

describe.each(REMOTES)('%s', (name) => {
  it('has a remote entry of its own, in a folder of its own [PLAT-017]', async () => {
    const { output, plugins } = await configOf(name);
    expect(output?.path).toBe(join(repositoryRoot, name, 'dist'));
    const options = (plugins ?? [])
      .map((plugin) => (plugin as Readonly<Record<string, FederationOptions | undefined>>)['_options'])
      .find((given) => given?.filename !== undefined);
    expect(options?.filename).toBe('remoteEntry.[contenthash:10].js');
    expect(options?.name).toMatch(new RegExp(`^${name.replaceAll('-', '_')}_[a-z0-9]+$`));
  });
});

it.each(remotes)('%s says whose it is', (name) => {
  const { owner = '' } = sourceOf(join(repositoryRoot, name), {});
  // What the template of a remote says.
  expect(owner).not.toMatch(/^(Nobody)?$/);
});

const tables = Object.fromEntries(
  await Promise.all(
    REMOTES.map(async (name) => [name, await loadRoutes(join(repositoryRoot, name), name)] as const),
  ),
);
const servers = (path: string): readonly string[] =>
  REMOTES.filter((name) => Object.values(tables[name] ?? {}).some((row) => row.path === path));

it.each([
  ['mfe-agent', '/oonahome'],
  ['mfe-agent', '/oonaleads'],
  ['mfe-agent', '/recruit'],
  ['mfe-pa-ci', '/oonaaccidentscreen'],
  ['mfe-pa-ci', '/ciOtp'],
  ['mfe-onboarding', '/registerhere'],
  ['mfe-onboarding', '/AOBmitraRegistrationForm'],
  ['mfe-onboarding', '/aob-success'],
])('%s alone serves %s [PLAT-020]', (name, path) => {
  expect(servers(path)).toEqual([name]);
  expect(ownerOf(path)).toBe(name);
});

it('reserves the network of members for mfe-agent [PLAT-020]', () => {
  expect(ownerOf('/tree')).toBe('mfe-agent');
});

/** The shell draws header, footer and the page's main part around every remote. */
const FRAME =
  /<(?:header|footer|main)\b|role=["'{]+(?:banner|contentinfo|main)\b|createElement\(['"](?:header|footer|main)['"]/;
/** Codes of answers are compared in `shared/src/api/` alone. */
const OWN_CODES = /\berrCode\s*[=!]==/;

it('finds a header as an element, a role or a call', () => {
  for (const line of ['<header className={styles.head}>', '<div role="banner">', "createElement('header')"]) {
    expect(FRAME.test(line), line).toBe(true);
  }
  expect(FRAME.test('<section aria-label="header">')).toBe(false);
});

it.each(remotes)(
  '%s draws no header, footer or main part of its own, and compares no error codes [PLAT-019]',
  (remote) => {
    const folder = join(repositoryRoot, remote, 'src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(10);
    const owning = sources.filter((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return FRAME.test(source) || OWN_CODES.test(source);
    });
    expect(owning).toEqual([]);
  },
);
