import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { kiteRoom } from '#testing/kite/room.ts';
import { callTable } from './call-table.ts';

const world = useAreaServer();

/** Written out from the specification: method and address of every neutral call. */
const NEUTRAL = [
  'sendOtp POST /auth/sendOtp',
  'verifyOtp POST /auth/verifyOtp',
  'decryptLink GET /auth/decrypt-link',
  'cipherDetails GET /user/getcipherdetails/:key',
  'getAgent GET /secure/care/get-agent',
  'logout POST /auth/logout',
  'getQuote GET /user/get-quotes',
  'updateQuote PATCH /user/update-quote/:quoteId',
  'quickQuote GET /user/quick-quote/:quoteId',
  'validatePromoCode POST /user/validate-promocode',
  'previewPrice GET /user/price-preview/:quoteId',
  'changePhone PATCH /user/quote-phone/:quoteId',
  'confirmQuote POST /user/full-quote/:quoteId',
  'generateLink GET /user/generate-link',
  'ePolicy GET /secure/user/e-policy',
  'eQuotation GET /user/e-quotation',
  'provinces GET /user/provinces',
  'cities GET /user/:provinceId/cities',
  'districts GET /user/:city/districts',
  'subDistricts GET /user/:district/sub-districts',
  'getAddress POST /home/get-address',
  'productToken GET /auth/hyperverge/product-token/:quoteId',
  'ocrDetails GET /auth/hyperverge/ocr-details',
  'identityImage GET /auth/user/getLinkUsingKey',
  'uploadIdentity POST /auth/identity-image/:quoteId',
  'checkout GET /auth/payment-route/doku/checkout',
  'payLater GET /auth/payment-route/pay-later',
  'paymentState GET /auth/payment-route/status',
  'paymentPending GET /user/payment-pending',
  'recentQuotes GET /agent/recent-quotes',
  'getNotifications GET /notification/get-user-notification',
  'updateNotifications PUT /notification/update-user-notification',
  'markAllNotifications POST /notification/mark-all',
  'getInviteLink GET /agent/invite-link',
  'getPoints GET /agent/points',
  'revokeLink POST /user/revoke-link',
  'listLeads GET /secure/sales/filterAndSort',
  'leadCounts GET /sales/lead-counts',
  'getAgents GET /sales/getAgents',
  'getLead GET /sales/lead/:leadId',
  'createLead POST /sales/lead',
  'updateLead PATCH /sales/lead/:leadId',
  'addLeadEvent POST /sales/lead/:leadId/event',
  'closeLead POST /sales/lead/:leadId/close',
  'reopenLead POST /sales/lead/:leadId/reopen',
  'setDoNotContact POST /sales/lead/:leadId/do-not-contact',
  'checkImportPhones POST /sales/import/check',
  'startImport POST /sales/import',
  'importLines POST /sales/import/:importId/lines',
  'listImports GET /sales/imports',
  'undoImport POST /sales/import/:importId/undo',
  'expiringPolicies GET /agent/expiring-policies',
  'filterPendingPayment GET /agent/filterPendingPayment',
  'listPolicies GET /agent/policies',
  'listRenewals GET /agent/renewals',
  'listInsureds GET /agent/insureds',
  'exportList GET /agent/export/:list',
  'policyDetail GET /agent/policy-detail/:quoteId',
  'todayDue GET /agent/today',
  'homeFigures GET /agent/home-figures',
  'todoMembers GET /agent/to-do',
  'todoDatewise GET /agent/to-do-datewise',
  'createTodo POST /agent/to-do',
  'changeTodo PATCH /agent/to-do/:todoId',
  'finishTodo POST /agent/to-do/:todoId/finish',
  'withdrawTodo POST /agent/to-do/:todoId/withdraw',
  'downloadCalendar GET /agent/calendar',
  'calendarFeed GET /agent/calendar-feed',
  'openCalendarFeed POST /agent/calendar-feed',
  'closeCalendarFeed POST /agent/calendar-feed/close',
  'getZone GET /agent/zone',
  'setZone PUT /agent/zone',
  'getContent GET /agent/content',
  'buildingCosts GET /agent/building-costs',
  'customerData GET /privacy/quote/:quoteId',
  'exportCustomerData GET /privacy/quote/:quoteId/export',
  'otherQuotes POST /privacy/quote/:quoteId/others',
  'requestCorrection POST /privacy/quote/:quoteId/correction',
  'withdrawConsent POST /privacy/quote/:quoteId/withdraw',
  'eraseQuote POST /privacy/quote/:quoteId/erase',
  'agentData GET /privacy/agent',
  'exportAgentData GET /privacy/agent/export',
  'requestClosure POST /privacy/agent/closure',
  'answerRequest POST /privacy/request/:privacyRequestId/answer',
  'listClosures GET /privacy/closures',
  'answerClosure POST /privacy/closure/:privacyRequestId/answer',
  'passkeyLoginOptions POST /auth/passkey-login/options',
  'passkeyLogin POST /auth/passkey-login',
  'listPasskeys GET /auth/passkeys',
  'passkeyOptions POST /auth/passkeys/options',
  'addPasskey POST /auth/passkeys',
  'renamePasskey PATCH /auth/passkeys/:passkeyId',
  'removePasskey POST /auth/passkeys/:passkeyId/remove',
  'jobsAside GET /staff/jobs-aside',
  'decideJob POST /staff/job-aside/:jobId',
];

it('registers every neutral call at its method and address [API-001] [API-009]', () => {
  const calls = callTable([]).map(
    ({ name, row }) => `${name} ${row.method} /${row.secure === true ? 'secure/' : ''}${row.path}`,
  );
  expect(calls).toEqual(NEUTRAL);
  const missing = NEUTRAL.filter((line) => {
    const [, method, path] = line.split(' ');
    return !world.server.app.hasRoute({ method: method as 'GET', url: `/api${path}` });
  });
  expect(missing).toEqual([]);
});

it('adds the calls of the rooms, and takes no name twice', () => {
  const names = callTable([kiteRoom]).map(({ name }) => name);
  expect(names.slice(NEUTRAL.length)).toEqual(['createKiteQuote', 'decryptBalloonLink']);
  expect(() => callTable([kiteRoom, kiteRoom])).toThrow('Two calls have the same name');
});
