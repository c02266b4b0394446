import { plainSigns } from '../text/plain-signs.ts';

/** What both sides need to know of one-time codes; all limits are in docs/limits.md. */
export const OTP = {
  digits: 6,
  /** The code is sent as a number, so it never begins with zero (ruling K66). */
  lowest: 100_000,
  highest: 999_999,
  lifetimeSeconds: 5 * 60,
  triesPerCode: 5,
  resendAfterSeconds: 60,
} as const;

/** Beside a refused code, in the field `reason`: it cannot be tried again, right or wrong. */
export const OTP_OVER_REASON = 'codeOver';
/** Beside a refused sending: the last code is younger than a minute. */
export const OTP_TOO_SOON_REASON = 'tooSoon';
/** Beside a refused change: it needs a code that was sent a moment ago. */
export const OTP_NEEDED_REASON = 'codeNeeded';

/** Whether the number can be a code at all. */
export const isOtp = (code: number): boolean =>
  Number.isInteger(code) && code >= OTP.lowest && code <= OTP.highest;

/** The digits of a paste or autofill, as far as the boxes go. */
export const otpDigits = (text: string): string => plainSigns(text).replace(/\D/g, '').slice(0, OTP.digits);

/** Any empty box is an error (OTP-016). */
export const checkOtp = (digits: string): 'otp.required' | undefined =>
  otpDigits(digits).length === OTP.digits ? undefined : 'otp.required';

/** Seconds until another code may be asked for. Times in milliseconds. */
export const resendInSeconds = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil((sentAt + OTP.resendAfterSeconds * 1000 - now) / 1000));

/** What a sendOtp answer means for the phone field; nothing for a message to toast as it came. */
export const phoneServerMessage = (message: string): 'phone.used' | 'phone.invalid' | undefined => {
  if (message === 'Agent is already exist on given mobile number') return 'phone.used';
  return message === 'mobile number is required' ? 'phone.invalid' : undefined;
};

/** Whether a sendOtp answer is about the referral code of somebody who registers (ONB-019). */
export const isReferralRefused = (message: string): boolean =>
  message === "Your referral code doesn't match our records";

/** What a verifyOtp answer means for the six boxes (ruling K65). */
export const otpServerMessage = (
  message: string,
  reason?: string,
): 'otp.required' | 'otp.invalid' | 'otp.over' | undefined => {
  if (message === 'otp is required') return 'otp.required';
  if (message !== 'OTP is invalid') return undefined;
  return reason === OTP_OVER_REASON ? 'otp.over' : 'otp.invalid';
};
