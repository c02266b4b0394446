import * as v from 'valibot';

/** Longest text that any field takes; keeps huge strings out before a rule sees them. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
export const isoDate = v.pipe(v.string(), v.isoDate());
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
