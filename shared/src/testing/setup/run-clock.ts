import { afterEach, vi } from 'vitest';

/**
 * Moves the clock of the tests of screens and rules: `PAYUNG_TEST_TODAY=2028-02-29`, or a moment such as
 * `2027-12-31T17:30:00Z`. It goes on from there. A day begins at noon in Jakarta.
 */
const given = process.env['PAYUNG_TEST_TODAY'] ?? '';

interface Kept {
  payungRunDate?: DateConstructor;
}

/** The clock of the machine, ahead or behind by so many milliseconds. */
export const movedBy = (ms: number): DateConstructor => {
  const Real = Date;
  class Moved extends Real {
    constructor(...parts: [] | [number]) {
      super(...(parts.length === 0 ? ([Real.now() + ms] as const) : parts));
    }
    static override now(): number {
      return Real.now() + ms;
    }
    /** Also what was made before, or by others. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Real;
    }
  }
  return Moved as DateConstructor;
};

const move = (): void => {
  const kept = globalThis as Kept;
  if (given === '' || kept.payungRunDate !== undefined) return;
  const start = Date.parse(given.includes('T') ? given : `${given}T05:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`PAYUNG_TEST_TODAY=${given} is no day: write 2028-02-29.`);
  kept.payungRunDate = movedBy(start - Date.now());
  globalThis.Date = kept.payungRunDate;
};

move();
// Files share a process: a test that stops its clock and does not start it again would stop that of the next.
afterEach(() => void vi.useRealTimers());
