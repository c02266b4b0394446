import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { baseImages, contextFiles, parseDockerfile } from './dockerfile.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly env_file?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
}

const read = (file: string): string => fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<
    Record<'edge-1' | 'edge-2' | 'backend-1' | 'backend-2' | 'release' | 'database', Service>
  >;
};
const { 'edge-1': edge, 'backend-1': backend, release, database } = services;
const dockerfile = read('Dockerfile');
const stages = parseDockerfile(dockerfile);
const operations = read('docs/operations.md');

/** Variables that a table of the settings names, by its heading; `DOKU_*` is every name that begins so. */
const documented = (heading: string): readonly string[] => {
  const [, table = ''] = operations.split(`| ${heading} | |\n`);
  const rows = table.split('\n\n')[0] ?? '';
  return [...rows.matchAll(/`([A-Z][A-Z_]+\*?(?:_[A-Z]+)*)`/g)].map(([, name]) => name ?? '');
};
const isNamed = (names: readonly string[], name: string): boolean =>
  names.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));

const PINNED = /^[a-z\d./-]+:[\w.-]+@sha256:[\da-f]{64}$/;

it('every image of a registry is pinned by its digest', () => {
  const others = Object.values(services).flatMap(({ image }) => image ?? []);
  const images = [...baseImages(stages), ...others];
  expect(images.length).toBe(2);
  expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
  // A syntax would be an image too.
  expect(dockerfile).not.toContain('syntax=');
});

describe('the settings of an edge', () => {
  it('hold nothing that only a backend may know', () => {
    const ofBackend = documented('backend').filter((name) => !['PORT', 'PAYUNG_PUBLIC_URL'].includes(name));
    expect(ofBackend).toEqual(
      expect.arrayContaining(['PAYUNG_SECRET', 'DOKU_*', 'SMTP_URL', 'DATABASE_URL']),
    );
    for (const service of [edge, services['edge-2'], release])
      expect(Object.keys(service.environment).filter((name) => isNamed(ofBackend, name))).toEqual([]);
  });

  it('are in a file that no backend reads, and the other way round', () => {
    const files = Object.values(services).map(({ build, env_file }) => [build?.target, env_file]);
    expect(files).toEqual([
      ['edge', 'edge.env'],
      ['edge', 'edge.env'],
      ['backend', 'backend.env'],
      ['backend', 'backend.env'],
      ['release', undefined],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['edge', edge],
    ['backend', backend],
  ])('as compose.yaml gives them are those of the table of the %s', (heading, { environment }) => {
    const names = [...documented(heading), ...documented('both')];
    expect(Object.keys(environment).filter((name) => !isNamed(names, name))).toEqual([]);
  });
});

it('no file of settings is sent to a build', () => {
  const files = ['.env', 'edge.env', 'backend.env', 'mfe-home/.env'];
  const root = fs.mkdtempSync(path.join(repositoryRoot, 'node_modules', '.context-'));
  fs.mkdirSync(path.join(root, 'mfe-home'));
  for (const file of [...files, 'package.json']) fs.writeFileSync(path.join(root, file), '');
  fs.copyFileSync(path.join(repositoryRoot, '.dockerignore'), path.join(root, '.dockerignore'));
  expect(contextFiles(root)).toEqual(['.dockerignore', 'package.json']);
  fs.rmSync(root, { recursive: true });
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '*.env']));
});

describe('the release service', () => {
  const steps = stages.find(({ name }) => name === 'release')?.steps ?? [];

  it('has the key, the address and the token of the edges, and a backend of theirs', () => {
    const { PAYUNG_BACKEND_URL, ...same } = release.environment;
    expect(Object.keys(same)).toEqual(['PAYUNG_PUBLIC_URL', 'PAYUNG_PLATFORM_KEY', 'PAYUNG_METRICS_TOKEN']);
    expect(edge.environment).toMatchObject(same);
    expect(backend.environment['PAYUNG_METRICS_TOKEN']).toBe(same['PAYUNG_METRICS_TOKEN']);
    expect(edge.environment['PAYUNG_BACKEND_URL']?.split(',')).toContain(PAYUNG_BACKEND_URL);
  });

  it('releases into the folder that edges serve', () => {
    expect(release.volumes).toEqual(edge.volumes);
    expect(steps.some(({ text }) => text.includes('PAYUNG_DATA=/data'))).toBe(true);
  });

  it('has a browser, and knows the commit of its sources', () => {
    expect(
      steps.some(({ text }) =>
        text.includes('apt-get install -y --no-install-recommends chromium-headless-shell'),
      ),
    ).toBe(true);
    expect(steps.filter(({ instruction }) => instruction === 'ARG').map(({ text }) => text)).toEqual([
      'COMMIT',
    ]);
    expect(steps.some(({ text }) => text.includes('CI_COMMIT_SHA=${COMMIT}'))).toBe(true);
    expect(release.build?.args).toEqual({ COMMIT: '${COMMIT:-}' });
  });
});

it('servers and the database run from a root that can only be read', () => {
  const { release: _, ...others } = services;
  expect(Object.values(others).map(({ read_only }) => read_only)).toEqual([true, true, true, true, true]);
  expect(backend.environment['DATABASE_URL']).toContain('@database/');
  expect(Object.keys(database.environment)).toContain('POSTGRES_PASSWORD');
});

describe('docs/operations.md', () => {
  it.each(['edge.env', 'backend.env', '.env', 'POSTGRES_PASSWORD'])('says what %s is', (name) => {
    expect(operations).toContain(`\`${name}\``);
  });
});
