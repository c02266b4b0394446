import * as v from 'valibot';
import { REASON_LENGTH } from '#domain/network/members.ts';
import { EMAIL_MAX, normaliseEmail } from '#domain/people/email.ts';
import { normalisePassport } from '#domain/people/identity-number.ts';
import { normaliseName } from '#domain/people/names.ts';
import { copiedPhone } from '#domain/people/phone.ts';
import { plainNumber, plainSigns } from '#domain/text/plain-signs.ts';
import { isPrinted } from '#domain/text/printed-text.ts';
import { STAGES } from '#domain/stages.ts';
import { as, asAll, record } from '#wire/describe.ts';

/** Longest text that any field takes; keeps huge strings out before a rule sees them. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
/** A name with plain signs and single spaces; whether it is one, the rules say in words. */
export const nameText = (max: number) => v.pipe(text(2 * max), v.transform(normaliseName), v.maxLength(max));
/** What a document prints: with plain signs, and nothing that the typeface lacks (ruling R74). */
export const printedText = (max: number) =>
  v.pipe(text(2 * max), v.transform(plainSigns), v.maxLength(max), v.check(isPrinted, 'printed'));

/** Copied texts are longer than what is kept of them; what is too long then is refused, never cut. */
const cleaned = (clean: (typed: string) => string, max: number) =>
  v.pipe(text(3 * max), v.transform(clean), v.maxLength(max));
/** With the signs that everybody types. */
export const plainText = (max: number) => cleaned(plainSigns, max);
/** A number without the blanks, dots and dashes that it is written with; whether it is one, the rules say in words. */
export const numberText = (max: number) => cleaned(plainNumber, max);
/** The address alone, however a mail program wrote it. */
export const emailText = (max: number = EMAIL_MAX) => cleaned(normaliseEmail, max);
export const passportText = (max: number) => cleaned(normalisePassport, max);
const DIGITS = /^\d+$/;

/** As people copy it; digits alone stay as they came. What is no number stays, and too long stays too long: its check says so. */
export const phoneNumber = v.pipe(
  text(60),
  v.transform((typed) => (DIGITS.test(typed) ? typed : copiedPhone(typed))),
);
export const isoDate = v.pipe(v.string(), v.isoDate());
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A day, or empty where none is known. */
export const dayOrNone = v.union([v.literal(''), isoDate]);
/** Made by the browser once per form, so that a double click or a retry does it once. */
export const requestId = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
/** Made by a dialog when it opens: the same request twice is done once (ruling R39). */
export const requestUuid = v.pipe(v.string(), v.uuid());
/** Why somebody changes the network or points; how short it may be, the rules say in words. */
export const changeReason = text(REASON_LENGTH.max);
/** YYYY-MM. */
export const monthText = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** What a call answers that does something and has nothing to show. */
export const message = v.strictObject({ message: v.string() });
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
export const stage = v.picklist(STAGES);

/** In a query an empty value narrows nothing: screens send `agentId=` for everybody. */
export const searchText = (max: number) =>
  v.optional(v.pipe(v.string(), v.maxLength(max), v.transform(plainSigns)));

/** How a list is read, as rulings R30a and R76 spell it; `limit` and `after` are of an earlier release, whose pages may be open. */
export const paging = {
  /** 1 to 100; without it and without a cursor the whole list. */
  limit: as('perPage', v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))), 'limit'),
  /** The `next` of the page before. */
  after: as('cursor', searchText(300), 'after'),
};

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; absent at the end. Opaque. */
  readonly next?: string;
}

/**
 * A page of a list that is read on from where it ended: `next` is opaque, and absent at the end. On the wire it
 * stands under both names: open pages of an earlier release read `next`.
 */
export const page = <S extends v.GenericSchema>(spelling: string, item: S) =>
  record({
    items: as(spelling, v.array(item)),
    next: asAll(['nextCursor', 'next'], v.optional(v.string())),
  });
