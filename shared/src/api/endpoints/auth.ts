import { authCalls } from '#schemas/auth.ts';
import { callRow } from '../endpoint.ts';

export const authEndpoints = {
  sendOtp: callRow(authCalls.sendOtp, {
    method: 'POST',
    path: 'auth/sendOtp',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
  verifyOtp: callRow(authCalls.verifyOtp, {
    method: 'POST',
    path: 'auth/verifyOtp',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
  /** The parameter's name is not specified; the link id is a locator, never a secret (ruling K61). */
  decryptLink: callRow(authCalls.decryptLink, {
    method: 'GET',
    path: 'auth/decrypt-link',
    effect: 'reads',
    origin: 'specified',
  }),
  /** `key` is the link id; who asks is known by the visit header. */
  cipherDetails: callRow(authCalls.cipherDetails, {
    method: 'GET',
    path: 'user/getcipherdetails/:key',
    service: 'user',
    effect: 'reads',
    origin: 'specified',
  }),
  getAgent: callRow(authCalls.getAgent, {
    method: 'GET',
    path: 'care/get-agent',
    effect: 'reads',
    secure: true,
    offline: true,
    origin: 'specified',
  }),
  /** Ends the session or visit on the server as well. */
  logout: callRow(authCalls.logout, {
    method: 'POST',
    path: 'auth/logout',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
