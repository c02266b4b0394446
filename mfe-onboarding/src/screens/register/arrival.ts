import type { PublicCard } from '@payung/shared/schemas/profile.ts';
import { isLinkId } from '@payung/shared/domain/link.ts';
import type { SentOtp } from '@payung/shared/journey/otp/phone-step.tsx';

/** How a person came to register; kept in the navigation state, never in the address (ruling R54). */
export interface Arrival {
  /** Name of the agent who invites; empty without an invite. */
  readonly inviter: string;
  readonly referralCode: string;
  /** The six characters of the invite. */
  readonly linkId?: string;
  readonly card?: PublicCard;
  /** The phone number typed before, to be corrected. */
  readonly phone?: string;
}

/** Navigation state of the page that asks for the code. */
export interface CodeArrival extends Arrival {
  readonly sent: SentOtp;
}

const OLD_LINK = 'referralCode';
const REFERRAL_CODE = /^[\w-]{1,40}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldsOf = (state: unknown): Partial<Record<keyof CodeArrival, unknown>> =>
  typeof state === 'object' && state !== null ? state : {};

/** From an invite, back from the code, or from an old link with the referral code in the address. */
export const arrivalOf = (state: unknown, search: string): Arrival => {
  const { inviter, referralCode, linkId, card, phone } = fieldsOf(state);
  const old = new URLSearchParams(search).get(OLD_LINK) ?? '';
  return {
    inviter: textOf(inviter),
    referralCode: textOf(referralCode) || (REFERRAL_CODE.test(old) ? old : ''),
    ...(isLinkId(textOf(linkId)) ? { linkId: textOf(linkId) } : {}),
    ...(typeof card === 'object' && card !== null ? { card: card as PublicCard } : {}),
    ...(textOf(phone) === '' ? {} : { phone: textOf(phone) }),
  };
};

/** Undefined when the page of the code was opened by its address. */
export const codeArrivalOf = (state: unknown): CodeArrival | undefined => {
  const sent = fieldsOf(state).sent as Partial<SentOtp> | undefined;
  const isSent = typeof sent?.phone === 'string' && typeof sent.key === 'string';
  return isSent ? { ...arrivalOf(state, ''), sent: { sentAt: 0, ...sent } as SentOtp } : undefined;
};
