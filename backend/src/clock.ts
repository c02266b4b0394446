/** Injected everywhere, so that tests move time. SQL never asks the engine for the time. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Runs ahead of another clock by what it was advanced, and never back. */
export interface MovableClock extends Clock {
  readonly advance: (seconds: number) => void;
}

export const movableClock = (of: Clock): MovableClock => {
  let aheadMs = 0;
  return {
    now: () => new Date(of.now().getTime() + aheadMs),
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
  };
};
