import { afterEach, vi } from 'vitest';

/**
 * When the run of the tests of screens and rules begins; its clock goes on from there. Always at the same moment, unless
 * `PAYUNG_TEST_TODAY` names a day (`2028-02-29`, from noon in Jakarta) or a moment (`2027-12-31T17:30:00Z`). Empty, it
 * leaves the clock of the machine.
 */
export const beginOfRun = (given = '2026-11-20'): number | undefined => {
  if (given === '') return undefined;
  const start = Date.parse(given.includes('T') ? given : `${given}T05:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`PAYUNG_TEST_TODAY=${given} is no day: write 2028-02-29.`);
  return start;
};

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
  const start = beginOfRun(process.env['PAYUNG_TEST_TODAY']);
  if (start === undefined || kept.payungRunDate !== undefined) return;
  kept.payungRunDate = movedBy(start - Date.now());
  globalThis.Date = kept.payungRunDate;
};

move();
// Files share a process: a test that stops its clock and does not start it again would stop that of the next.
afterEach(() => void vi.useRealTimers());
