import * as v from 'valibot';
import { normaliseName } from '#domain/people/names.ts';
import { copiedPhone } from '#domain/people/phone.ts';
import { isPrinted, plainSigns } from '#domain/printed-text.ts';

/** Longest text that any field takes; keeps huge strings out before a rule sees them. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
/** A name with plain signs and single spaces; whether it is one, the rules say in words. */
export const nameText = (max: number) => v.pipe(text(2 * max), v.transform(normaliseName), v.maxLength(max));
/** What a document prints: with plain signs, and nothing that the typeface lacks (ruling R74). */
export const printedText = (max: number) =>
  v.pipe(text(2 * max), v.transform(plainSigns), v.maxLength(max), v.check(isPrinted, 'printed'));
const DIGITS = /^\d+$/;

/** As people copy it; digits alone stay as they came. What is no number stays, and too long stays too long: its check says so. */
export const phoneNumber = v.pipe(
  text(60),
  v.transform((typed) => (DIGITS.test(typed) ? typed : copiedPhone(typed))),
);
export const isoDate = v.pipe(v.string(), v.isoDate());
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
