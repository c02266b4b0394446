import { expect, it } from 'vitest';
import { linkEntryPath, shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { RouteRow } from '@payung/shared/routes/route.ts';
import { shellScreens } from '#screens.ts';

/** Address, who may open it (rulings K48, K54), and its step of the progress panel. */
const SPECIFIED = {
  root: ['/', 'public', undefined],
  login: ['/login', 'public', undefined],
  paymentSuccess: ['/paymentsuccess/:quoteId', 'public', undefined],
  linkNotValid: ['/linknotvalid', 'public', undefined],
  linkNotVaild: ['/linknotvaild', 'public', undefined],
  linkNotMatch: ['/linknotmatch', 'public', undefined],
  failure: ['/oonafailure', 'public', undefined],
  payment: ['/oonapayment', 'both', 3],
  paymentResponse: ['/paymentresponse', 'public', undefined],
  quoteSuccess: ['/oonasuccess', 'both', undefined],
  policySuccess: ['/oonasuccess1', 'both', undefined],
  quoteError: ['/oonaerror', 'both', undefined],
  policyError: ['/oonaerror1', 'both', undefined],
  payLaterSuccess: ['/paylater-success', 'both', undefined],
  payLaterError: ['/paylater-error', 'both', undefined],
  myData: ['/mydata', 'both', undefined],
  passkeys: ['/passkeys', 'account', undefined],
  legal: ['/legal/:document', 'public', undefined],
  policyCheck: ['/policycheck/:code', 'public', undefined],
};

it('has exactly the specified addresses, with their mode and their step', () => {
  const rows = Object.entries<RouteRow>(shellRoutes).map(([id, row]) => [id, [row.path, row.mode, row.step]]);
  expect(Object.fromEntries(rows)).toEqual(SPECIFIED);
});

it('opens share links below the prefix of their product', () => {
  expect(linkEntryPath('kite')).toBe('/kite/:linkId');
});

it('has a screen for every row, for share links, for the code behind them, and for the closed registration', async () => {
  expect(Object.keys(shellScreens).toSorted()).toEqual(
    [...Object.keys(SPECIFIED), 'linkEntry', 'customerOtp', 'registrationClosed'].toSorted(),
  );
  for (const load of Object.values(shellScreens)) expect(typeof (await load()).Screen).toBe('function');
});
