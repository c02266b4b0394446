import { checkPhoneForOtp } from '@payung/shared/domain/phone.ts';

/** The link's code is sent to it, so it must be a number that a code can be sent to. */
export const checkCustomerPhone = checkPhoneForOtp;
