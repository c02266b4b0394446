import { expect, it } from 'vitest';
import type { Needs, TableNeeds } from './maintenance-needs.ts';
import { dueStep, sqlOf } from './maintenance-step.ts';

const MB = 1024 * 1024;

const aTable = (change: Partial<TableNeeds>): TableNeeds => ({
  name: 'quotes',
  live: 0,
  dead: 0,
  inserted: 0,
  changed: 0,
  bytes: 10 * MB,
  isUnknown: false,
  ...change,
});
const needs = (walBytes: number, ...tables: readonly TableNeeds[]): Needs => ({ walBytes, tables });

it.each([
  ['nothing has gathered', needs(4 * MB - 1, aTable({ dead: 400, changed: 249 })), [undefined, undefined]],
  ['4 MB of log', needs(4 * MB), [undefined, 'checkpoint']],
  ['16 MB of log', needs(16 * MB), ['checkpoint', 'checkpoint']],
  ['5 % of the rows are dead', needs(0, aTable({ live: 10_000, dead: 1000 })), [undefined, 'vacuum quotes']],
  [
    '20 % of the rows are dead',
    needs(0, aTable({ live: 10_000, dead: 4000 })),
    ['vacuum quotes', 'vacuum quotes'],
  ],
  [
    'one in a hundred of a million is dead',
    needs(0, aTable({ live: 1_000_000, dead: 10_000 })),
    ['vacuum quotes', 'vacuum quotes'],
  ],
  ['many rows are new', needs(0, aTable({ live: 5000, inserted: 2000 })), [undefined, 'vacuum quotes']],
  ['nobody knows, after a crash', needs(0, aTable({ isUnknown: true })), [undefined, 'vacuum quotes']],
  [
    '10 % of the rows have changed',
    needs(0, aTable({ live: 1000, changed: 350 })),
    [undefined, 'analyze quotes'],
  ],
  [
    'half of the rows have changed',
    needs(0, aTable({ live: 1000, changed: 3000 })),
    ['analyze quotes', 'analyze quotes'],
  ],
  [
    'several things are due',
    needs(17 * MB, aTable({ name: 'leads', dead: 3000 }), aTable({ dead: 3001, changed: 9000 })),
    ['checkpoint', 'checkpoint'],
  ],
  [
    'two tables are due: the one with more dead rows',
    needs(5 * MB, aTable({ name: 'leads', dead: 3000 }), aTable({ dead: 3001, changed: 9000 })),
    ['vacuum quotes', 'vacuum quotes'],
  ],
] as const)('does what is due when nobody may wait, and in a quiet moment: %s', (_what, given, steps) => {
  const told = (quiet: 'now' | 'quiet'): string | undefined => {
    const step = dueStep(given, quiet);
    return step === undefined || step.kind === 'checkpoint' ? step?.kind : `${step.kind} ${step.table}`;
  };
  expect([told('now'), told('quiet')]).toEqual(steps);
});

const kinds = (table: TableNeeds) =>
  (['now', 'quiet', 'long'] as const).map((quiet) => dueStep(needs(0, table), quiet)?.kind);

it('leaves the indexes of large tables for a long quiet', () => {
  const large = aTable({ live: 1_000_000, dead: 10_000, bytes: 64 * MB });
  expect(kinds(large)).toEqual(['vacuum without indexes', 'vacuum without indexes', 'vacuum']);
  expect(kinds({ ...large, dead: 9999 })).toEqual([undefined, undefined, 'vacuum']);
  expect(kinds({ ...large, dead: 0, changed: 502_500 })).toEqual([
    'analyze a sample',
    'analyze a sample',
    'analyze a sample',
  ]);
});

it('spells each step', () => {
  expect(sqlOf({ kind: 'checkpoint' })).toBe('checkpoint');
  expect(sqlOf({ kind: 'vacuum', table: 'leads' })).toBe('vacuum (truncate false) leads');
  expect(sqlOf({ kind: 'vacuum without indexes', table: 'leads' })).toBe(
    'vacuum (index_cleanup off, truncate false) leads',
  );
  expect(sqlOf({ kind: 'analyze', table: 'leads' })).toBe('analyze leads');
  expect(sqlOf({ kind: 'analyze a sample', table: 'leads' })).toBe(
    'set default_statistics_target to 25; analyze leads; reset default_statistics_target',
  );
});
