import * as v from 'valibot';
import type { BaseIssue, GenericSchema } from 'valibot';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { badRequest } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { BODIES, NO_QUERY, PARAMS, QUERIES } from './request-schemas.ts';
import { asSeen } from './seen-text.ts';
import { TEXTS } from './texts.ts';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const MOST_FIELDS_NAMED = 5;

/** Names of the fields that are wrong; the values stay out of the message. */
const fieldsOf = (issues: readonly BaseIssue<unknown>[]): readonly string[] => {
  const names = issues.flatMap((issue): readonly string[] => {
    const path = v.getDotPath(issue);
    if (path !== null) return [path.slice(0, 60)];
    return issue.issues === undefined ? [issue.expected ?? 'body'] : fieldsOf(issue.issues);
  });
  return [...new Set(names)].slice(0, MOST_FIELDS_NAMED);
};

/** Some calls answer a missing field with a text that screens match. */
const literalRefusal = (
  name: EndpointName,
  fields: readonly string[],
  body: unknown,
): Refusal | undefined => {
  if (name === 'sendOtp' && fields.includes('mobileNo')) return badRequest(TEXTS.mobileRequired);
  if (name !== 'verifyOtp' || !fields.includes('otp')) return undefined;
  const given = (body as { readonly otp?: unknown } | null)?.otp;
  return badRequest(
    given === undefined || given === null || given === '' ? TEXTS.otpRequired : TEXTS.otpInvalid,
  );
};

/** Characters that no database keeps: the zero byte and half a surrogate pair. */
const isStorable = (part: unknown): boolean => !/\\u(0000|d[89a-f]..)/i.test(JSON.stringify(part) ?? '');

const read = (schema: GenericSchema, part: unknown, name: EndpointName): unknown => {
  const result = v.safeParse(schema, part);
  if (result.success && isStorable(result.output)) return result.output;
  const fields = result.success ? ['text'] : fieldsOf(result.issues);
  throw (
    literalRefusal(name, fields, part) ??
    badRequest(TEXTS.badFields, { values: { fields: fields.join(', ') } })
  );
};

/** The checked parts of a request. Unknown fields are refused, not ignored. */
export const readRequest = (name: EndpointName, request: RawRequest) => ({
  params: read(PARAMS, request.params ?? {}, name),
  query: read(name in QUERIES ? QUERIES[name as keyof typeof QUERIES] : NO_QUERY, request.query ?? {}, name),
  body: name in BODIES ? read(BODIES[name as keyof typeof BODIES], asSeen(request.body), name) : undefined,
});
