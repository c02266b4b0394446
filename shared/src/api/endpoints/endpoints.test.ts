import { expect, it } from 'vitest';
import type { EndpointRow } from '../endpoint.ts';
import { endpoints } from './endpoints.ts';

/**
 * Written out by hand from the specification's list of calls, and from the calls that it needs without
 * naming them (`assumed`): name, method, path, effect, and what else is said of the row.
 */
const CALLS: readonly (readonly [
  name: string,
  method: string,
  path: string,
  effect: string,
  more: string,
])[] = [
  ['sendOtp', 'POST', 'auth/sendOtp', 'writes', 'langId specified'],
  ['verifyOtp', 'POST', 'auth/verifyOtp', 'writes', 'langId specified'],
  ['decryptLink', 'GET', 'auth/decrypt-link', 'reads', 'specified'],
  ['cipherDetails', 'GET', 'user/getcipherdetails/:key', 'reads', 'specified'],
  ['getAgent', 'GET', 'care/get-agent', 'reads', 'secure offline specified'],
  ['logout', 'POST', 'auth/logout', 'writes', 'assumed'],
  ['getQuote', 'GET', 'user/get-quotes', 'reads', 'offline specified'],
  ['updateQuote', 'PATCH', 'user/update-quote/:quoteId', 'writes', 'specified'],
  ['quickQuote', 'GET', 'user/quick-quote/:quoteId', 'writes', 'specified'],
  ['validatePromoCode', 'POST', 'user/validate-promocode', 'writes', 'specified'],
  ['previewPrice', 'GET', 'user/price-preview/:quoteId', 'reads', 'assumed'],
  ['changePhone', 'PATCH', 'user/quote-phone/:quoteId', 'writes', 'assumed'],
  ['confirmQuote', 'POST', 'user/full-quote/:quoteId', 'writes', 'assumed'],
  ['generateLink', 'GET', 'user/generate-link', 'writes', 'specified'],
  ['ePolicy', 'GET', 'user/e-policy', 'reads', 'secure binary specified'],
  ['eQuotation', 'GET', 'user/e-quotation', 'reads', 'binary specified'],
  ['provinces', 'GET', 'user/provinces', 'reads', 'offline specified'],
  ['cities', 'GET', 'user/:provinceId/cities', 'reads', 'offline specified'],
  ['districts', 'GET', 'user/:city/districts', 'reads', 'offline specified'],
  ['subDistricts', 'GET', 'user/:district/sub-districts', 'reads', 'offline specified'],
  ['getAddress', 'POST', 'home/get-address', 'writes', 'langId specified'],
  ['productToken', 'GET', 'auth/hyperverge/product-token/:quoteId', 'writes', 'specified'],
  ['ocrDetails', 'GET', 'auth/hyperverge/ocr-details', 'reads', 'specified'],
  ['identityImage', 'GET', 'auth/user/getLinkUsingKey', 'reads', 'binary specified'],
  ['uploadIdentity', 'POST', 'auth/identity-image/:quoteId', 'writes', 'upload assumed'],
  ['checkout', 'GET', 'auth/payment-route/doku/checkout', 'writes', 'specified'],
  ['payLater', 'GET', 'auth/payment-route/pay-later', 'writes', 'specified'],
  ['paymentState', 'GET', 'auth/payment-route/status', 'reads', 'assumed'],
  ['paymentPending', 'GET', 'user/payment-pending', 'reads', 'success:-1,1 specified'],
  ['recentQuotes', 'GET', 'agent/recent-quotes', 'reads', 'offline assumed'],
  ['getNotifications', 'GET', 'notification/get-user-notification', 'reads', 'offline specified'],
  ['updateNotifications', 'PUT', 'notification/update-user-notification', 'writes', 'specified'],
  ['markAllNotifications', 'POST', 'notification/mark-all', 'writes', 'assumed'],
  ['getInviteLink', 'GET', 'agent/invite-link', 'reads', 'assumed'],
  ['getPoints', 'GET', 'agent/points', 'reads', 'offline assumed'],
  ['revokeLink', 'POST', 'user/revoke-link', 'writes', 'assumed'],
];

const saidOf = (row: EndpointRow): string =>
  [
    row.secure === true && 'secure',
    row.lang,
    row.binary === true && 'binary',
    row.upload === true && 'upload',
    row.offline === true && 'offline',
    row.successCodes !== undefined && `success:${row.successCodes.join()}`,
    row.origin,
  ]
    .filter((word) => typeof word === 'string')
    .join(' ');

it('has every neutral call, and each as it is listed', () => {
  const rows = Object.entries<EndpointRow>(endpoints).map(([name, row]) => [
    name,
    row.method,
    row.path,
    row.effect,
    saidOf(row),
  ]);
  expect(rows).toEqual(CALLS);
});
