import { OTP } from '@payung/shared/domain/people/otp.ts';
import type { Job } from './services.ts';
import type { Lane } from '#core/jobs/lane.ts';

export type LaneName = 'codes' | 'texts' | 'mails' | 'pushes';

/** How many jobs of each lane run at a time, in each backend. */
export type JobSlots = Readonly<Record<LaneName, number>>;

export const DEFAULT_SLOTS: JobSlots = { codes: 4, texts: 4, mails: 8, pushes: 4 };

/** Pauses of 3 s, 7 s, 20 s, 55 s … and of six hours at most: the last try is 28 hours after the first. */
const TRIES = 14;
/** The last try of a code is four minutes after the first: later it has expired. */
const TRIES_OF_CODES = 6;
/** The last try of a notice to a browser is eleven minutes after the first: what it tells is news, or nothing. */
const TRIES_OF_PUSHES = 7;
const PUSH_LIVES_MS = 15 * 60_000;

/** A lane for each provider, and one for codes, which wait for nothing else. */
export const lanesOf = (slots: JobSlots = DEFAULT_SLOTS): Readonly<Record<LaneName, Lane>> => ({
  codes: {
    name: 'codes',
    slots: slots.codes,
    tries: TRIES_OF_CODES,
    livesMs: OTP.lifetimeSeconds * 1000,
  },
  texts: { name: 'texts', slots: slots.texts, tries: TRIES },
  mails: { name: 'mails', slots: slots.mails, tries: TRIES },
  pushes: { name: 'pushes', slots: slots.pushes, tries: TRIES_OF_PUSHES, livesMs: PUSH_LIVES_MS },
});

/** Where a job begins; a notice to somebody without an address moves from the mails to the texts. */
const LANE_OF: Readonly<Record<Job['kind'], LaneName>> = {
  sendOtp: 'codes',
  sendRegistrationNotice: 'texts',
  sendPush: 'pushes',
  sendPolicyEmail: 'mails',
  sendPaymentNotice: 'mails',
  sendQuoteNotice: 'mails',
  sendAccountNotice: 'mails',
  sendPasskeyNotice: 'mails',
  sendAgreement: 'mails',
};

const LANES = lanesOf();

/** Also of a kind that only a newer release knows, which may have written it beside this one. */
export const laneOf = (kind: string): Lane =>
  LANES[Object.hasOwn(LANE_OF, kind) ? LANE_OF[kind as Job['kind']] : 'mails'];
