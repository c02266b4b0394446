import { privacyCalls } from '#schemas/privacy.ts';
import { endpoint } from '../endpoint.ts';

/** The rights of the people whose data is kept (law 27/2022): see, export, correct, withdraw, delete. */
export const privacyEndpoints = {
  customerData: endpoint(privacyCalls.customerData, {
    method: 'GET',
    path: 'privacy/quote/:quoteId',
    effect: 'reads',
    origin: 'assumed',
  }),
  exportCustomerData: endpoint(privacyCalls.exportCustomerData, {
    method: 'GET',
    path: 'privacy/quote/:quoteId/export',
    counted: 'exports',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  /** Counted: it says whether somebody with that phone was born on that day. */
  otherQuotes: endpoint(privacyCalls.otherQuotes, {
    method: 'POST',
    path: 'privacy/quote/:quoteId/others',
    effect: 'writes',
    origin: 'assumed',
  }),
  requestCorrection: endpoint(privacyCalls.requestCorrection, {
    method: 'POST',
    path: 'privacy/quote/:quoteId/correction',
    effect: 'writes',
    origin: 'assumed',
  }),
  withdrawConsent: endpoint(privacyCalls.withdrawConsent, {
    method: 'POST',
    path: 'privacy/quote/:quoteId/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  eraseQuote: endpoint(privacyCalls.eraseQuote, {
    method: 'POST',
    path: 'privacy/quote/:quoteId/erase',
    effect: 'writes',
    origin: 'assumed',
  }),
  agentData: endpoint(privacyCalls.agentData, {
    method: 'GET',
    path: 'privacy/agent',
    effect: 'reads',
    origin: 'assumed',
  }),
  exportAgentData: endpoint(privacyCalls.exportAgentData, {
    method: 'GET',
    path: 'privacy/agent/export',
    counted: 'exports',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  /** What an agent agreed to for oneself, also while registering. */
  withdrawOwnConsent: endpoint(privacyCalls.withdrawOwnConsent, {
    method: 'POST',
    path: 'privacy/agent/withdraw',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Asks the insurer to close the account. */
  requestClosure: endpoint(privacyCalls.requestClosure, {
    method: 'POST',
    path: 'privacy/agent/closure',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** By the agent of the customer who asked. */
  answerRequest: endpoint(privacyCalls.answerRequest, {
    method: 'POST',
    path: 'privacy/request/:privacyRequestId/answer',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Accounts that agents asked to close, for the insurer's people. */
  listClosures: endpoint(privacyCalls.listClosures, {
    method: 'GET',
    path: 'privacy/closures',
    effect: 'reads',
    origin: 'assumed',
  }),
  answerClosure: endpoint(privacyCalls.answerClosure, {
    method: 'POST',
    path: 'privacy/closure/:privacyRequestId/answer',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
