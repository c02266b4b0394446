import * as v from 'valibot';
import { AGREED_BY } from '#domain/privacy/consent-texts.ts';
import { MAX_BATCH_LINES } from '#domain/leads/lead-constants.ts';
import { describe } from '#wire/call-schemas.ts';
import { under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { requestId, text, wholeNumber } from './parts.ts';

/**
 * A line of a list of people, in our spelling. What is wrong within a line is an error of that line, so that its
 * texts are only bounded here.
 */
const importLine = v.strictObject({
  /** Counted as in the file, the heading is line 1. */
  line: wholeNumber(1, 200_000),
  firstName: text(200),
  lastName: text(200),
  /** As it stands in the file: the server makes one spelling of it. */
  phone: text(60),
  email: text(200),
  birthDate: text(40),
  city: text(120),
  note: text(2000),
});
export type ImportLine = Clean<typeof importLine>;

/** A line that was not taken, and why; `message` is in the language of the request. */
const refusedLine = v.strictObject({
  line: v.number(),
  field: v.union([v.keyof(importLine), v.literal('')]),
  message: v.string(),
});
export type RefusedLine = Clean<typeof refusedLine>;

const leadImport = v.strictObject({
  id: v.string(),
  fileName: v.string(),
  source: v.string(),
  /** A moment, ISO 8601. */
  at: v.string(),
  created: v.number(),
  duplicates: v.number(),
  refused: v.number(),
  lineCount: v.number(),
  /** Leads of it that nobody has touched: an undo takes these away. */
  undoable: v.number(),
  undoneAt: v.optional(v.string()),
});
export type LeadImport = Clean<typeof leadImport>;

export const leadImportCalls = describe({
  checkImportPhones: {
    body: v.strictObject({ phones: v.pipe(v.array(text(60)), v.maxLength(MAX_BATCH_LINES)) }),
    reply: under('data', v.strictObject({ known: v.array(v.string()) })),
  },
  startImport: {
    body: v.strictObject({
      fileName: text(200),
      source: v.pipe(text(100), v.minLength(1)),
      /** The agent declares that these people agreed to be contacted. */
      hasConsent: v.boolean(),
      /** How they agreed. */
      agreedBy: v.optional(v.picklist(AGREED_BY)),
      lineCount: wholeNumber(1, 20_000),
      requestId,
    }),
    reply: under('data', leadImport),
  },
  importLines: {
    body: v.strictObject({
      batch: wholeNumber(0, 1000),
      lines: v.pipe(v.array(importLine), v.minLength(1), v.maxLength(MAX_BATCH_LINES)),
    }),
    reply: under(
      'data',
      v.strictObject({
        created: v.number(),
        duplicates: v.array(v.number()),
        refused: v.array(refusedLine),
      }),
    ),
  },
  listImports: { reply: under('data', v.array(leadImport)) },
  undoImport: { reply: under('data', v.strictObject({ removed: v.number(), kept: v.number() })) },
});
