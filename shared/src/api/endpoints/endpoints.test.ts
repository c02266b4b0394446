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
  ['listLeads', 'GET', 'sales/filterAndSort', 'reads', 'secure offline specified'],
  ['leadCounts', 'GET', 'sales/lead-counts', 'reads', 'offline assumed'],
  ['getAgents', 'GET', 'sales/getAgents', 'reads', 'specified'],
  ['getLead', 'GET', 'sales/lead/:leadId', 'reads', 'offline assumed'],
  ['createLead', 'POST', 'sales/lead', 'writes', 'assumed'],
  ['updateLead', 'PATCH', 'sales/lead/:leadId', 'writes', 'assumed'],
  ['addLeadEvent', 'POST', 'sales/lead/:leadId/event', 'writes', 'assumed'],
  ['closeLead', 'POST', 'sales/lead/:leadId/close', 'writes', 'assumed'],
  ['reopenLead', 'POST', 'sales/lead/:leadId/reopen', 'writes', 'assumed'],
  ['setDoNotContact', 'POST', 'sales/lead/:leadId/do-not-contact', 'writes', 'assumed'],
  ['checkImportPhones', 'POST', 'sales/import/check', 'writes', 'assumed'],
  ['startImport', 'POST', 'sales/import', 'writes', 'assumed'],
  ['importLines', 'POST', 'sales/import/:importId/lines', 'writes', 'maxBody:262144 assumed'],
  ['listImports', 'GET', 'sales/imports', 'reads', 'assumed'],
  ['undoImport', 'POST', 'sales/import/:importId/undo', 'writes', 'assumed'],
  ['expiringPolicies', 'GET', 'agent/expiring-policies', 'reads', 'offline specified'],
  ['filterPendingPayment', 'GET', 'agent/filterPendingPayment', 'reads', 'specified'],
  ['listPolicies', 'GET', 'agent/policies', 'reads', 'offline assumed'],
  ['listRenewals', 'GET', 'agent/renewals', 'reads', 'offline assumed'],
  ['listInsureds', 'GET', 'agent/insureds', 'reads', 'offline assumed'],
  ['exportList', 'GET', 'agent/export/:list', 'reads', 'binary assumed'],
  ['policyDetail', 'GET', 'agent/policy-detail/:quoteId', 'reads', 'offline assumed'],
  ['todayDue', 'GET', 'agent/today', 'reads', 'offline assumed'],
  ['homeFigures', 'GET', 'agent/home-figures', 'reads', 'offline assumed'],
  ['todoMembers', 'GET', 'agent/to-do', 'reads', 'specified'],
  ['todoDatewise', 'GET', 'agent/to-do-datewise', 'reads', 'offline specified'],
  ['createTodo', 'POST', 'agent/to-do', 'writes', 'specified'],
  ['changeTodo', 'PATCH', 'agent/to-do/:todoId', 'writes', 'assumed'],
  ['finishTodo', 'POST', 'agent/to-do/:todoId/finish', 'writes', 'assumed'],
  ['withdrawTodo', 'POST', 'agent/to-do/:todoId/withdraw', 'writes', 'assumed'],
  ['downloadCalendar', 'GET', 'agent/calendar', 'reads', 'binary assumed'],
  ['calendarFeed', 'GET', 'agent/calendar-feed', 'reads', 'assumed'],
  ['openCalendarFeed', 'POST', 'agent/calendar-feed', 'writes', 'assumed'],
  ['closeCalendarFeed', 'POST', 'agent/calendar-feed/close', 'writes', 'assumed'],
  ['getZone', 'GET', 'agent/zone', 'reads', 'offline assumed'],
  ['setZone', 'PUT', 'agent/zone', 'writes', 'assumed'],
  ['getContent', 'GET', 'agent/content', 'reads', 'offline assumed'],
  ['buildingCosts', 'GET', 'agent/building-costs', 'reads', 'offline assumed'],
];

const saidOf = (row: EndpointRow): string =>
  [
    row.secure === true && 'secure',
    row.lang,
    row.binary === true && 'binary',
    row.upload === true && 'upload',
    row.offline === true && 'offline',
    row.maxBodyBytes !== undefined && `maxBody:${row.maxBodyBytes}`,
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
