import { agentNames } from '#wire/agent-names.ts';
import type { AgentUser } from '#domain/people/agent-user.ts';
import { record, renamed } from '#wire/wire-names.ts';
import type { QuoteContext } from './quote-context.ts';
import type { AgentState, LinkState } from './session.ts';

/**
 * The one place that knows how the specification spells what the browser keeps and what pages hand to
 * each other (SHELL-019, SHELL-035, SHELL-037, ruling R08). Everything else uses the glossary's words.
 *
 * Of the eighteen fields of the specified quote context it keeps what neither the address nor the record says:
 * `quoteId` (of the quote that was open last) and `resumeType`. The record answers the others, in the glossary's words
 * (`docs/quote-context.md`, ruling R62).
 */
export const specifiedLink = record<LinkState>({
  cipher: 'cipherkaye',
  isActive: 'cipherkeyavilable',
});

export const specifiedAgent = record<AgentState>({ user: renamed('user', record<AgentUser>(agentNames)) });

export const specifiedContext = record<QuoteContext>({});

/** What verifying a phone number hands to the page that a link opens. */
export interface VerifiedPhone {
  readonly phone: string;
  readonly cipher: string;
}

export const specifiedVerifiedPhone = record<Partial<VerifiedPhone>>({ phone: 'phonenumber' });
