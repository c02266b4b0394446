import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import type { FieldText } from './read-request.ts';
import { TEXTS } from './texts.ts';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Calls that answer a missing field with a text that screens match. */
export const FIELD_TEXTS: Readonly<Partial<Record<EndpointName, FieldText>>> = {
  sendOtp: (fields) => (fields.includes('mobileNo') ? TEXTS.mobileRequired : undefined),
  verifyOtp: (fields, body) => {
    if (!fields.includes('otp')) return undefined;
    return isEmpty((body as { readonly otp?: unknown } | null)?.otp) ? TEXTS.otpRequired : TEXTS.otpInvalid;
  },
};
