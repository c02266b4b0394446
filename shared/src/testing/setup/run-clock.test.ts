import { expect, it, vi } from 'vitest';
import { beginOfRun, movedBy } from './run-clock.ts';

it('reads the moved clock wherever no moment is given, and leaves given ones as they are', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 12) });
  const Moved = movedBy(457 * 86_400_000);
  expect(new Moved().toISOString()).toBe('2028-02-29T12:00:00.000Z');
  expect(Moved.now()).toBe(Date.UTC(2028, 1, 29, 12));
  expect(new Moved('1988-12-05').toISOString()).toBe('1988-12-05T00:00:00.000Z');
  expect(new Moved(2027, 0, 1).getFullYear()).toBe(2027);
  expect(new Moved()).toBeInstanceOf(Date);
  expect(Moved.parse('2027-01-01')).toBe(Date.UTC(2027, 0, 1));
});

it('begins without the clock that a test before has stopped and left', () => {
  expect(vi.isFakeTimers()).toBe(false);
});

const at = (given?: string): string => new Date(beginOfRun(given) ?? 0).toISOString();

it('begins a run at the same moment whatever day it is, at a given one, or with the clock of the machine', () => {
  expect(at()).toBe('2026-11-20T05:00:00.000Z');
  expect(at('2028-02-29')).toBe('2028-02-29T05:00:00.000Z');
  expect(at('2027-12-31T17:30:00Z')).toBe('2027-12-31T17:30:00.000Z');
  expect(beginOfRun('')).toBeUndefined();
  expect(() => beginOfRun('tomorrow')).toThrow('PAYUNG_TEST_TODAY=tomorrow is no day: write 2028-02-29.');
  const ofMachine = performance.timeOrigin + performance.now();
  const days =
    Math.abs(Date.now() - (beginOfRun(process.env['PAYUNG_TEST_TODAY']) ?? ofMachine)) / 86_400_000;
  expect(days).toBeLessThan(1);
});
