/** Injected everywhere, so that tests move time. SQL never asks the engine for the time. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
