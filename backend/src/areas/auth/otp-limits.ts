import { OTP } from '@payung/shared/domain/people/otp.ts';
import type { Limit } from '#core/access/limits.ts';
import { networkOf } from '#core/access/limits.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

/** Who requests a code, for which phone; with the link of a customer. */
interface CodeRequest {
  readonly phone: string;
  readonly address: string;
  readonly link?: { readonly id: string; readonly agent_id: string } | undefined;
  /** Who invites, where somebody begins to register. */
  readonly inviter?: { readonly id: string } | undefined;
}

/** The wait between two codes; it is no abuse, and is answered in another way than the limits. */
export const resendLimit = ({ phone, address, link }: CodeRequest): Limit => ({
  of: `code resend ${link?.id ?? ''} ${phone} ${networkOf(address)}`,
  most: 1,
  windowSeconds: OTP.resendAfterSeconds,
});

/**
 * Limits of sending one code. The order is the same in every request, so that two requests never deadlock on each
 * other's rows.
 */
export const sendLimits = (asking: CodeRequest): readonly Limit[] => {
  const { phone, address, link, inviter } = asking;
  const visitor = networkOf(address);
  const { sendsPerPhone, sendsPerVisitor } = OTP;
  const ofLink =
    link === undefined
      ? []
      : [
          { of: `codes of link ${link.id} ${visitor}`, most: sendsPerVisitor.linkDay, windowSeconds: DAY },
          { of: `codes of agent ${link.agent_id}`, most: OTP.sendsPerAgentDay, windowSeconds: DAY },
        ];
  const ofInviter =
    inviter === undefined
      ? []
      : [{ of: `codes of inviter ${inviter.id}`, most: OTP.sendsPerAgentDay, windowSeconds: DAY }];
  return [
    resendLimit(asking),
    { of: `codes to ${phone} for ${visitor}`, most: sendsPerVisitor.phoneHour, windowSeconds: HOUR },
    { of: `codes to ${phone}, quarter`, most: sendsPerPhone.quarterHour, windowSeconds: QUARTER_HOUR },
    { of: `codes to ${phone}, hour`, most: sendsPerPhone.hour, windowSeconds: HOUR },
    ...ofLink,
    ...ofInviter,
    { of: `codes for ${visitor}`, most: OTP.sendsPerAddressPerHour, windowSeconds: HOUR },
  ];
};

/** Wrong codes at a link: a visitor who uses them up locks the link only for the own network address. */
export const linkGuesses = (linkId: string, address: string): Limit => ({
  of: `wrong codes at ${linkId} for ${networkOf(address)}`,
  most: OTP.failuresPerLink,
  windowSeconds: DAY,
});

/** Wrong codes for a phone, of one visitor and of all; those of agents apart from those of customers. */
export const phoneGuesses = (
  { purpose, phone }: { readonly purpose: string; readonly phone: string },
  address: string,
): readonly Limit[] => {
  const whose = `wrong codes of ${purpose} ${phone}`;
  const { visitor, all } = OTP.failuresPerPhoneDay;
  return [
    { of: `${whose} for ${networkOf(address)}`, most: visitor, windowSeconds: DAY },
    { of: whose, most: all, windowSeconds: DAY },
  ];
};

/** Referral codes guessed by one network address: they are short, and a right one reveals which phones agents have. */
export const referralGuesses = (address: string): Limit => ({
  of: `wrong referral codes for ${networkOf(address)}`,
  most: OTP.wrongReferralsPerAddressPerHour,
  windowSeconds: HOUR,
});

/** Failures of one network, whatever it tries. */
export const networkFailures = (what: 'code' | 'link', address: string): Limit => ({
  of: `wrong ${what} for ${networkOf(address)}`,
  most: OTP.failuresPerAddressPerHour,
  windowSeconds: HOUR,
});
