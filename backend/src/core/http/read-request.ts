import * as v from 'valibot';
import type { BaseIssue, GenericSchema } from 'valibot';
import type { BilingualText } from '@payung/shared/product.ts';
import { badRequest } from './api-refusal.ts';
import { asSeen } from '@payung/shared/domain/text/plain-signs.ts';
import { namedFields } from './field-names.ts';
import type { FieldNames } from './field-names.ts';
import { fillIn, TEXTS } from './texts.ts';

interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface RequestSchemas {
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
}

/** The text that a call answers when one of those fields is missing, where screens match such a text. */
export type FieldText = (fields: readonly string[], part: unknown) => BilingualText | undefined;

/** How a call names what is wrong. */
export interface FieldWords {
  readonly textOf?: FieldText | undefined;
  readonly names?: FieldNames | undefined;
}

/** Names of the fields that are wrong; the values stay out of the message. */
const fieldsOf = (issues: readonly BaseIssue<unknown>[]): readonly string[] => {
  const names = issues.flatMap((issue): readonly string[] => {
    const path = v.getDotPath(issue);
    if (path !== null) return [path.slice(0, 60)];
    return issue.issues === undefined ? [issue.expected ?? 'body'] : fieldsOf(issue.issues);
  });
  return [...new Set(names)];
};

/** Characters that no database keeps: the zero byte and half a surrogate pair. */
const isStorable = (part: unknown): boolean => !/\\u(0000|d[89a-f]..)/i.test(JSON.stringify(part) ?? '');

/** One part of a request as its schema gives it; a part that does not fit is refused. */
export const readPart = (
  schema: GenericSchema,
  part: unknown,
  { textOf, names }: FieldWords = {},
): unknown => {
  const result = v.safeParse(schema, part);
  if (result.success && isStorable(result.output)) return result.output;
  const fields = result.success ? ['text'] : fieldsOf(result.issues);
  const named = namedFields(fields, names);
  const { en, id } = TEXTS.badFields;
  throw badRequest(
    textOf?.(fields, part) ?? { en: fillIn(en, { fields: named.en }), id: fillIn(id, { fields: named.id }) },
  );
};

/** No part of ours is deeper; what is gets refused by its schema. */
const DEEPEST = 6;

/** All texts of a part, as their reader would see them. */
const seen = (part: unknown, depth = 0): unknown => {
  if (typeof part === 'string') return asSeen(part);
  if (typeof part !== 'object' || part === null || depth > DEEPEST) return part;
  if (Array.isArray(part)) return part.map((item) => seen(item, depth + 1));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, seen(value, depth + 1)]));
};

const NO_QUERY = v.strictObject({});
const LANGUAGE_QUERY = v.strictObject({
  langId: v.optional(v.picklist(['EN', 'BH'])),
  LangId: v.optional(v.picklist(['EN', 'BH'])),
  lang: v.optional(v.picklist(['EN', 'ID'])),
});
/** Path parameters are ids or names of places. */
const PARAMS = v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(80)));

/** Every call may say its language, however its row spells the parameter; what it asks for is the rest. */
const withoutLanguage = (query: object, words: FieldWords): object => {
  const { langId, LangId, lang, ...rest } = query as Readonly<Record<string, unknown>>;
  readPart(LANGUAGE_QUERY, { langId, LangId, lang }, words);
  return rest;
};

/** The checked parts of a request. Unknown fields are refused, not ignored. */
export const readRequest = (schemas: RequestSchemas, request: RawRequest, words: FieldWords = {}) => ({
  params: readPart(PARAMS, request.params ?? {}, words),
  query: readPart(
    schemas.query ?? NO_QUERY,
    withoutLanguage(seen(request.query ?? {}) as object, words),
    words,
  ),
  body: schemas.body === undefined ? undefined : readPart(schemas.body, seen(request.body), words),
});
