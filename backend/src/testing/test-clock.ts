import type { Clock } from '#clock.ts';

export interface TestClock extends Clock {
  readonly advance: (seconds: number) => void;
  readonly set: (iso: string) => void;
}

export const TEST_START = '2026-01-15T03:00:00.000Z';

/** A clock that stands still until the test moves it. */
export const testClock = (start = TEST_START): TestClock => {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (seconds) => {
      at += seconds * 1000;
    },
    set: (iso) => {
      at = new Date(iso).getTime();
    },
  };
};
