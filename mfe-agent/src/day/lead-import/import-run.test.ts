import { describe, expect, it } from 'vitest';
import { chunksOf } from './check-lines.ts';
import { batchesOf } from './import-run.ts';

const line = (number: number, note = '') => ({
  line: number,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  birthDate: '',
  city: '',
  note,
});

describe('batchesOf', () => {
  it('makes groups of at most 500 lines', () => {
    const lines = Array.from({ length: 1001 }, (_, at) => line(at + 2));
    expect([...batchesOf(lines)].map(({ length }) => length)).toEqual([500, 500, 1]);
    expect([...batchesOf(lines)][1]?.[0]?.line).toBe(502);
  });

  it('keeps a group below the 256 KB that the server takes', () => {
    const lines = Array.from({ length: 600 }, (_, at) => line(at + 2, 'é'.repeat(500)));
    const batches = [...batchesOf(lines)];
    expect(batches.flat()).toEqual(lines);
    for (const batch of batches) {
      expect(new TextEncoder().encode(JSON.stringify({ batch: 0, lines: batch })).length).toBeLessThan(
        262_144,
      );
    }
  });

  it('makes the same groups when it starts again behind one of them', () => {
    const lines = Array.from({ length: 1400 }, (_, at) => line(at + 2, 'n'.repeat(at % 300)));
    const [first = [], ...rest] = batchesOf(lines);
    expect([...batchesOf(lines.slice(first.length))]).toEqual(rest);
    expect(rest.length).toBeGreaterThan(1);
  });

  it('makes no group of an empty list', () => {
    expect([...batchesOf([])]).toEqual([]);
    expect(chunksOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  });
});
