import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { expiredLinkEndpoints } from '@payung/shared/api/endpoints/share.ts';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import { area } from '#areas/area.ts';
import { forAgents, forEverybody } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { TEXTS } from '#core/http/texts.ts';
import { expiredLink } from './links/expired-link.ts';
import { openInvitation } from './links/open-link.ts';
import { addPasskey, passkeyOptions } from './passkeys/passkey-add.ts';
import { passkeyLogin, passkeyLoginOptions } from './passkeys/passkey-login.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import { sendOtp } from './send-otp.ts';
import { cipherDetails, getAgent, logout } from './session.ts';
import { verifyOtp } from './verify-otp.ts';

/** Agents and staff alike have passkeys. */
const forAccounts: AccessRow = { ...forAgents, staff: 'yes' };
/** 404 for everybody but the owner of the passkey. */
const forOwnerOfPasskey: AccessRow = {
  ...forAgents,
  object: 'passkey',
  otherAgent: 404,
  leadingAgent: 404,
  staff: 404,
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Signing in: by one-time code, by link, by passkey; and the passkeys of an account. */
export const authArea = area({
  endpoints: { ...authEndpoints, ...expiredLinkEndpoints, ...passkeyEndpoints },
  fieldTexts: {
    sendOtp: (fields) => (fields.includes('mobileNo') ? TEXTS.mobileRequired : undefined),
    verifyOtp: (fields, body) => {
      if (!fields.includes('otp')) return undefined;
      return isEmpty((body as { readonly otp?: unknown } | null)?.otp) ? TEXTS.otpRequired : TEXTS.otpInvalid;
    },
  },
  handlers: {
    sendOtp,
    verifyOtp,
    decryptLink: (context, services) => openInvitation('decryptLink', context, services),
    expiredLink,
    cipherDetails,
    getAgent,
    logout,
    passkeyLoginOptions,
    passkeyLogin,
    passkeyOptions,
    addPasskey,
    listPasskeys,
    renamePasskey,
    removePasskey,
  },
  access: {
    sendOtp: forEverybody,
    verifyOtp: forEverybody,
    decryptLink: forEverybody,
    expiredLink: forEverybody,
    // Logging out of an ended session is no error.
    logout: forEverybody,
    cipherDetails: {
      object: 'link',
      nobody: 401,
      ended: 401,
      ownerAgent: 403,
      otherAgent: 403,
      leadingAgent: 403,
      ownCustomer: 'yes',
      otherCustomer: 404,
      registrant: 403,
      otherRegistrant: 403,
      staff: 403,
    },
    getAgent: { ...forAgents, staff: 'yes' },
    passkeyLoginOptions: forEverybody,
    passkeyLogin: forEverybody,
    listPasskeys: { ...forAccounts, withoutPasskey: true },
    passkeyOptions: { ...forAccounts, withoutPasskey: true },
    addPasskey: { ...forAccounts, withoutPasskey: true },
    renamePasskey: forOwnerOfPasskey,
    removePasskey: forOwnerOfPasskey,
  },
});
