import { authCalls } from '#schemas/auth.ts';
import { codecOf } from '#wire/names.ts';
import type { Codec } from '#wire/names.ts';
import type { AgentState, LinkState } from './session.ts';

/**
 * The one place that knows how the specification spells what the browser keeps and what pages hand to
 * each other (SHELL-019, SHELL-035, SHELL-037, ruling R08). Everything else uses the glossary's words.
 */
const spelled = <Clean>(names: { readonly [Field in keyof Clean]?: string }): Codec<Clean> =>
  codecOf({ fields: names as Readonly<Record<string, string>> }) as Codec<Clean>;

export const specifiedLink = spelled<LinkState>({ cipher: 'cipherkaye', isActive: 'cipherkeyavilable' });

/** As the call answers that signed the agent in. */
export const specifiedAgent = codecOf(authCalls.verifyOtp.names.reply) as Codec<AgentState>;

/** What verifying a phone number hands to the page that a link opens. */
interface VerifiedPhone {
  readonly phone: string;
  readonly cipher: string;
}

export const specifiedVerifiedPhone = spelled<Partial<VerifiedPhone>>({ phone: 'phonenumber' });
