import type { GivenBy } from '#domain/privacy/consent-texts.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** One thing that is kept, in the reader's language. */
export interface DataFact {
  readonly label: string;
  readonly value: string;
}

/** What is stored of one kind: where it came from, what it is used for, and how long it is kept (law 27/2022). */
export interface DataSection {
  readonly title: string;
  readonly facts: readonly DataFact[];
  readonly source: string;
  readonly use: string;
  readonly kept: string;
}

/** A consent as the ledger has it, with the words that were read. */
export interface GivenConsent {
  /** What could be read behind the box, in which version. */
  readonly legalTexts?: readonly { readonly document: string; readonly version: string }[];
  readonly purpose: string;
  readonly title: string;
  readonly words: string;
  readonly version: string;
  readonly givenBy: GivenBy;
  readonly at: string;
  readonly state: 'granted' | 'declined' | 'withdrawn';
  /** What withdrawing it means; absent where it cannot be withdrawn. */
  readonly withdrawing?: string;
  /** Why it cannot be withdrawn, where it was given. */
  readonly reason?: string;
}

export interface PrivacyRequest {
  readonly id: string;
  readonly kind: 'correction' | 'closure';
  readonly subject: string;
  readonly wish: string;
  readonly status: 'open' | 'done' | 'declined';
  readonly answer: string;
  readonly at: string;
}

/** What a customer of the agent asks for. */
export interface CustomerRequest extends PrivacyRequest {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly name: string;
}

export interface MyData {
  readonly sections: readonly DataSection[];
  readonly consents: readonly GivenConsent[];
  readonly requests: readonly PrivacyRequest[];
  /** Whether it can be deleted now; where not, why, and what to do. */
  readonly deletion: { readonly isPossible: boolean; readonly reason: string };
  /** Changed in the quote itself while it is open; afterwards somebody is asked to. */
  readonly correction: 'inQuote' | 'byRequest' | 'closed';
}

export interface AgentData {
  readonly sections: readonly DataSection[];
  readonly consents: readonly GivenConsent[];
  readonly requests: readonly PrivacyRequest[];
  readonly customerRequests: readonly CustomerRequest[];
}

/** Another quote of the same person: enough to find it, and nothing of what it says. */
export interface OtherQuote {
  readonly code: string;
  readonly productName: string;
  readonly at: string;
  readonly isPolicy: boolean;
  readonly agentName: string;
}

export interface Closure {
  readonly id: string;
  readonly agentCode: string;
  readonly agentName: string;
  readonly wish: string;
  readonly at: string;
}

type OfQuote = { readonly quoteId: string };
interface Said {
  readonly message: string;
}

/** The rights of the people whose data is kept (law 27/2022): see, export, correct, withdraw, delete. */
export const privacyEndpoints = {
  customerData: endpoint<{ params: OfQuote; reply: MyData }>()({
    method: 'GET',
    path: 'privacy/quote/:quoteId',
    effect: 'reads',
    wire: { reply: under('data', same<MyData>()) },
    origin: 'assumed',
  }),
  exportCustomerData: endpoint<{ params: OfQuote; reply: Blob }>()({
    method: 'GET',
    path: 'privacy/quote/:quoteId/export',
    counted: 'exports',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  /** Counted: it says whether somebody with that phone was born on that day. */
  otherQuotes: endpoint<{
    params: OfQuote;
    body: { readonly birthDate: string };
    reply: { readonly quotes: readonly OtherQuote[] };
  }>()({
    method: 'POST',
    path: 'privacy/quote/:quoteId/others',
    effect: 'writes',
    wire: { reply: under('data', same<{ readonly quotes: readonly OtherQuote[] }>()) },
    origin: 'assumed',
  }),
  requestCorrection: endpoint<{
    params: OfQuote;
    body: { readonly subject: string; readonly wish: string; readonly requestId: string };
    reply: Said;
  }>()({
    method: 'POST',
    path: 'privacy/quote/:quoteId/correction',
    effect: 'writes',
    origin: 'assumed',
  }),
  withdrawConsent: endpoint<{ params: OfQuote; body: { readonly purpose: string }; reply: Said }>()({
    method: 'POST',
    path: 'privacy/quote/:quoteId/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  eraseQuote: endpoint<{ params: OfQuote; reply: Said }>()({
    method: 'POST',
    path: 'privacy/quote/:quoteId/erase',
    effect: 'writes',
    origin: 'assumed',
  }),
  agentData: endpoint<{ reply: AgentData }>()({
    method: 'GET',
    path: 'privacy/agent',
    effect: 'reads',
    wire: { reply: under('data', same<AgentData>()) },
    origin: 'assumed',
  }),
  exportAgentData: endpoint<{ reply: Blob }>()({
    method: 'GET',
    path: 'privacy/agent/export',
    counted: 'exports',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  /** What an agent agreed to for oneself, also while registering. */
  withdrawOwnConsent: endpoint<{ body: { readonly purpose: string }; reply: Said }>()({
    method: 'POST',
    path: 'privacy/agent/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Asks the insurer to close the account. */
  requestClosure: endpoint<{
    body: { readonly wish: string; readonly requestId: string };
    reply: Said;
  }>()({
    method: 'POST',
    path: 'privacy/agent/closure',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** By the agent of the customer who asked. */
  answerRequest: endpoint<{
    params: { readonly privacyRequestId: string };
    body: { readonly status: 'done' | 'declined'; readonly answer: string };
    reply: Said;
  }>()({
    method: 'POST',
    path: 'privacy/request/:privacyRequestId/answer',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Accounts that agents asked to close, for the insurer's people. */
  listClosures: endpoint<{ reply: { readonly closures: readonly Closure[] } }>()({
    method: 'GET',
    path: 'privacy/closures',
    effect: 'reads',
    wire: { reply: under('data', same<{ readonly closures: readonly Closure[] }>()) },
    origin: 'assumed',
  }),
  answerClosure: endpoint<{
    params: { readonly privacyRequestId: string };
    body: { readonly status: 'done' | 'declined'; readonly answer: string };
    reply: Said;
  }>()({
    method: 'POST',
    path: 'privacy/closure/:privacyRequestId/answer',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
