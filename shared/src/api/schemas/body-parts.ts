import * as v from 'valibot';
import { copiedPhone } from '#domain/people/phone.ts';

/** Longest text that any field takes; keeps huge strings out before a rule sees them. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
const DIGITS = /^\d+$/;

/** As people copy it; digits alone stay as they came. What is no number stays, and too long stays too long: its check says so. */
export const phoneNumber = v.pipe(
  text(60),
  v.transform((typed) => (DIGITS.test(typed) ? typed : copiedPhone(typed))),
);
export const isoDate = v.pipe(v.string(), v.isoDate());
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
