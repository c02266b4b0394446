import { agentNames } from '#wire/agent-names.ts';
import type { AgentUser } from '#domain/people/agent-user.ts';
import { record, renamed } from '#wire/wire-names.ts';
import type { QuoteContext } from './quote-context.ts';
import type { AgentState, LinkState } from './session.ts';

/**
 * The one place that knows how the specification spells what the browser keeps and what pages hand to
 * each other (SHELL-019, SHELL-035, SHELL-037, ruling R08). Everything else uses the glossary's words.
 * Of the eighteen fields of the specified quote context two have a reader: the quote and how it came to
 * be open; all others stand in the quote's record, which is read from the server.
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
