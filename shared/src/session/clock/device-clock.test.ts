import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('{shared,shell,mfe-*}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);
const readsDeviceClock = (text: string): boolean => /\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)/.test(text);

/**
 * They compare two moments of the device with each other, or make an address that nothing has kept. What the server says
 * is compared with `serverNow()` of session/clock/server-clock.ts.
 */
const NAMED = [
  'shared/src/api/offline-cache.ts',
  'shared/src/session/drafts.ts',
  'shared/src/session/quote-context.ts',
  'shared/src/session/clock/server-clock.ts',
  'shared/src/ui/feedback/back-layers.ts',
  'mfe-*/src/photos/sending/outbox.ts',
  'mfe-*/src/photos/sending/send-photos.ts',
  'shell/src/federation/files.ts',
  'shell/src/federation/registry/registry-store.ts',
  'shell/src/federation/rest-files.ts',
  'shell/src/layout/frame.tsx',
];

it('finds every way to read the clock of the device', () => {
  expect(['Date.now()', 'useState(Date.now)', 'new Date()', 'new Date( )'].map(readsDeviceClock)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['new Date(iso)', 'Date.parse(iso)', 'Date.UTC(2026, 0)'].map(readsDeviceClock)).toEqual([
    false,
    false,
    false,
  ]);
});

it('is read by no page, except where it is compared with itself', () => {
  expect(sources.length).toBeGreaterThan(500);
  const readers = sources
    .filter((file) => readsDeviceClock(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^mfe-[^/]+/, 'mfe-*'));
  expect(readers.toSorted()).toEqual(NAMED.toSorted());
});
