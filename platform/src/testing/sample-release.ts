import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { RegistryRoute } from '@payung/shared/registry.ts';
import { integrityOf } from '#build/output-files.ts';
import type { BuiltRelease, ShellRelease } from '#registry/release-schema.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is removed after the tests of the file. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'payung-platform-'));
  folders.push(folder);
  return folder;
};

/** A product whose links begin with the prefix. */
export const productAt = (
  prefix: string,
  productId = `${prefix}-product`,
  start = '/kitefly',
): ProductDescription => ({
  productId,
  displayName: 'Kite Insurance',
  tile: {
    label: { en: 'Kite', id: 'Layang-layang' },
    description: { en: 'For kites', id: 'Untuk layang-layang' },
    icon: 'M12 3v18',
    start,
    order: 90,
  },
  link: {
    prefix,
    decryptPath: 'auth/decrypt-link',
    otp: start,
    stages: {},
    expired: '/linknotvalid',
    invalid: '/linknotmatch',
  },
  leadStages: {},
  results: {
    createPolicy: start,
    quoteRetry: start,
    payment: start,
    payLaterRefused: start,
    policyPdf: { path: 'user/kite-policy', query: {}, secure: false },
  },
});

export const routeAt = (path: string): RegistryRoute => ({ id: 'start', path, mode: 'public', reads: [] });

const ENTRY = 'remoteEntry.0123456789.js';

export const sampleRelease = (change: Partial<BuiltRelease> = {}): BuiltRelease => ({
  name: 'mfe-kite',
  version: '1.0.0',
  build: 'aaaaaaaaaa',
  entry: ENTRY,
  requires: ['react'],
  integrity: { [ENTRY]: integrityOf('kite') },
  preload: [],
  startup: {},
  routes: [routeAt('/kitefly')],
  products: [],
  contract: 1,
  bundledSingletons: [],
  uses: {},
  versions: {},
  ...change,
});

/** The output of a remote's build as publishing reads it, written without building. */
export const sampleBuild = (change: Partial<BuiltRelease> = {}): string => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, ENTRY), 'kite');
  writeFileSync(join(dist, 'release.json'), JSON.stringify(sampleRelease(change)));
  return dist;
};

export const sampleShell = (change: Partial<ShellRelease> = {}): string => {
  const dist = temporaryFolder();
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'main.0123456789.js'), 'shell');
  writeFileSync(join(dist, 'main.0123456789.css'), 'styles');
  writeFileSync(join(dist, 'later.0123456789.js'), 'later');
  const shell: ShellRelease = {
    version: '1.0.0',
    build: 'ssssssssss',
    contract: 1,
    provides: ['react', 'jotai'],
    scripts: ['main.0123456789.js'],
    styles: ['main.0123456789.css'],
    integrity: {
      'main.0123456789.js': integrityOf('shell'),
      'main.0123456789.css': integrityOf('styles'),
      'later.0123456789.js': integrityOf('later'),
    },
    startup: {},
    shares: {},
    paths: ['/', '/login', '/linknotvalid', '/linknotmatch'],
    exports: {},
    versions: {},
    ...change,
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(shell));
  return dist;
};
