import { passkeyCalls } from '#schemas/auth.ts';
import { endpoint } from '../endpoint.ts';

export const passkeyEndpoints = {
  /** A challenge for somebody who wants to sign in: nobody is named, the authenticator knows who it belongs to. */
  passkeyLoginOptions: endpoint(passkeyCalls.passkeyLoginOptions, {
    method: 'POST',
    path: 'auth/passkey-login/options',
    effect: 'writes',
    origin: 'assumed',
  }),
  passkeyLogin: endpoint(passkeyCalls.passkeyLogin, {
    method: 'POST',
    path: 'auth/passkey-login',
    effect: 'writes',
    origin: 'assumed',
  }),
  listPasskeys: endpoint(passkeyCalls.listPasskeys, {
    method: 'GET',
    path: 'auth/passkeys',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** Of a passkey to be added; refused without a recent sign-in. */
  passkeyOptions: endpoint(passkeyCalls.passkeyOptions, {
    method: 'POST',
    path: 'auth/passkeys/options',
    effect: 'writes',
    origin: 'assumed',
  }),
  addPasskey: endpoint(passkeyCalls.addPasskey, {
    method: 'POST',
    path: 'auth/passkeys',
    effect: 'writes',
    origin: 'assumed',
  }),
  renamePasskey: endpoint(passkeyCalls.renamePasskey, {
    method: 'PATCH',
    path: 'auth/passkeys/:passkeyId',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Refused without a recent sign-in. */
  removePasskey: endpoint(passkeyCalls.removePasskey, {
    method: 'POST',
    path: 'auth/passkeys/:passkeyId/remove',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
