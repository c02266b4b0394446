import * as v from 'valibot';
import { phoneNumber } from '#schemas/parts.ts';

export const SendOtpBody = v.strictObject({
  mobileNo: phoneNumber,
  /** The six-character link the customer holds; absent when an agent signs in. */
  linkId: v.optional(v.pipe(v.string(), v.length(6))),
  /** Of the agent who invited somebody who registers. */
  referralCode: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
});

export const VerifyOtpBody = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(64)),
  /** Numeric on the wire (ruling K66): the codes run from 100000 to 999999. */
  otp: v.pipe(v.number(), v.integer()),
});
