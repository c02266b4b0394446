import * as v from 'valibot';
import { bilingual, callPath, icon, queryValues, shortText, target } from './release-parts.ts';

const stages = v.record(shortText, target);

const tileSchema = v.object({
  label: bilingual(40),
  description: bilingual(160),
  icon,
  start: target,
  order: v.number(),
});

const linkSchema = v.object({
  prefix: v.pipe(
    v.string(),
    v.maxLength(20),
    v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be one word like kite'),
  ),
  decryptPath: callPath,
  generatePath: v.optional(callPath),
  otp: target,
  stages,
  expired: target,
  invalid: target,
});

const resultsSchema = v.object({
  createPolicy: target,
  quoteRetry: target,
  summary: v.optional(
    v.object({ path: target, state: v.record(shortText, v.union([v.boolean(), v.number()])) }),
  ),
  payment: target,
  payLaterRefused: target,
  policyPdf: v.object({ path: callPath, query: queryValues, secure: v.boolean() }),
});

/** What the shell and the agent's area read of a product. */
export const productSchema = v.object({
  productId: v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w.-]+$/, 'must be letters and digits')),
  displayName: v.pipe(v.string(), v.regex(/\S/, 'must not be empty'), v.maxLength(60)),
  tile: tileSchema,
  link: linkSchema,
  leadStages: stages,
  results: v.optional(resultsSchema),
});

export const staffWorkSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w-]+$/, 'must be letters and digits')),
  label: bilingual(40),
  description: bilingual(160),
  icon,
  address: target,
  countPath: callPath,
});
