import { authCalls } from '#schemas/auth.ts';
import { endpoint } from '../endpoint.ts';

export const authEndpoints = {
  sendOtp: endpoint(authCalls.sendOtp, {
    method: 'POST',
    path: 'auth/sendOtp',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
  verifyOtp: endpoint(authCalls.verifyOtp, {
    method: 'POST',
    path: 'auth/verifyOtp',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
  /** The parameter's name is not specified; the link id is a locator, never a secret (ruling K61). */
  decryptLink: endpoint(authCalls.decryptLink, {
    method: 'GET',
    path: 'auth/decrypt-link',
    effect: 'reads',
    origin: 'specified',
  }),
  /** `key` is the link id; who asks is known by the visit header. */
  cipherDetails: endpoint(authCalls.cipherDetails, {
    method: 'GET',
    path: 'user/getcipherdetails/:key',
    service: 'user',
    effect: 'reads',
    origin: 'specified',
  }),
  getAgent: endpoint(authCalls.getAgent, {
    method: 'GET',
    path: 'care/get-agent',
    effect: 'reads',
    secure: true,
    offline: true,
    origin: 'specified',
  }),
  /** Ends the session or visit on the server as well. */
  logout: endpoint(authCalls.logout, {
    method: 'POST',
    path: 'auth/logout',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
