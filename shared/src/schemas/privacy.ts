import * as v from 'valibot';
import { AGREED_BY, GIVEN_BY } from '#domain/privacy/consent-texts.ts';
import { describe } from '#wire/call-schemas.ts';
import { file, under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { isoDate, message, requestId, text } from './parts.ts';

/** One thing that is kept, in the reader's language. */
const dataFact = v.strictObject({ label: v.string(), value: v.string() });
export type DataFact = Clean<typeof dataFact>;

/** What is stored of one kind: where it came from, what it is used for, and how long it is kept (law 27/2022). */
const dataSection = v.strictObject({
  title: v.string(),
  facts: v.array(dataFact),
  source: v.string(),
  use: v.string(),
  kept: v.string(),
});
export type DataSection = Clean<typeof dataSection>;

/** A consent as the ledger has it, with the words that were read. */
const consentRecord = v.strictObject({
  /** What could be read behind the box, in which version. */
  legalTexts: v.optional(v.array(v.strictObject({ document: v.string(), version: v.string() }))),
  purpose: v.string(),
  title: v.string(),
  words: v.string(),
  version: v.string(),
  givenBy: v.picklist(GIVEN_BY),
  /** How people agreed to whom an agent spoke. */
  agreedBy: v.optional(v.picklist(AGREED_BY)),
  at: v.string(),
  state: v.picklist(['granted', 'declined', 'withdrawn']),
  /** What withdrawing it means; absent where it cannot be withdrawn. */
  withdrawing: v.optional(v.string()),
  /** Why it cannot be withdrawn, where it was given. */
  reason: v.optional(v.string()),
});
export type ConsentRecord = Clean<typeof consentRecord>;

const privacyRequest = v.strictObject({
  id: v.string(),
  kind: v.picklist(['correction', 'closure']),
  subject: v.string(),
  wish: v.string(),
  status: v.picklist(['open', 'done', 'declined']),
  answer: v.string(),
  at: v.string(),
});
export type PrivacyRequest = Clean<typeof privacyRequest>;

/** What a customer of the agent asks for. */
const customerRequest = v.strictObject({
  ...privacyRequest.entries,
  quoteId: v.string(),
  quoteCode: v.string(),
  name: v.string(),
});
export type CustomerRequest = Clean<typeof customerRequest>;

const personalData = {
  sections: v.array(dataSection),
  consents: v.array(consentRecord),
  requests: v.array(privacyRequest),
};
const myData = v.strictObject({
  ...personalData,
  /** Whether it can be deleted now; where not, why, and what to do. */
  deletion: v.strictObject({ isPossible: v.boolean(), reason: v.string() }),
  /** Changed in the quote itself while it is open; afterwards somebody is asked to. */
  correction: v.picklist(['inQuote', 'byRequest', 'closed']),
});
export type MyData = Clean<typeof myData>;

const agentData = v.strictObject({ ...personalData, customerRequests: v.array(customerRequest) });
export type AgentData = Clean<typeof agentData>;

/** Another quote of the same person: enough to find it, and nothing of what it says. */
const otherQuote = v.strictObject({
  code: v.string(),
  productName: v.string(),
  at: v.string(),
  isPolicy: v.boolean(),
  agentName: v.string(),
});
export type OtherQuote = Clean<typeof otherQuote>;

/** An account that an agent asked to close. */
const closure = v.strictObject({
  id: v.string(),
  agentCode: v.string(),
  agentName: v.string(),
  wish: v.string(),
  at: v.string(),
});
export type Closure = Clean<typeof closure>;

const wish = v.pipe(text(1000), v.minLength(1));
const withdraw = {
  body: v.strictObject({ purpose: v.pipe(text(40), v.minLength(1)) }),
  reply: message,
};
const answer = {
  body: v.strictObject({ status: v.picklist(['done', 'declined']), answer: text(1000) }),
  reply: message,
};

export const privacyCalls = describe({
  customerData: { reply: under('data', myData) },
  exportCustomerData: { reply: file },
  otherQuotes: {
    body: v.strictObject({ birthDate: isoDate }),
    reply: under('data', v.strictObject({ quotes: v.array(otherQuote) })),
  },
  requestCorrection: {
    body: v.strictObject({ subject: v.pipe(text(60), v.minLength(1)), wish, requestId }),
    reply: message,
  },
  withdrawConsent: withdraw,
  eraseQuote: { reply: message },
  agentData: { reply: under('data', agentData) },
  exportAgentData: { reply: file },
  withdrawOwnConsent: withdraw,
  requestClosure: { body: v.strictObject({ wish, requestId }), reply: message },
  answerRequest: answer,
  listClosures: { reply: under('data', v.strictObject({ closures: v.array(closure) })) },
  answerClosure: answer,
});
