import { expect, it } from 'vitest';
import { ADDRESSES } from './addresses.ts';
import type { AddressOwner } from './addresses.ts';
import { agentRoutes } from './agent-routes.ts';
import type { RouteMode, RouteTable } from './route.ts';
import { shellRoutes } from './shell-routes.ts';
import { homeRoutes } from './home-routes.ts';
import { travelRoutes } from './travel-routes.ts';

const modesOf = (paths: readonly string[]): readonly (RouteMode | undefined)[] => [
  ...new Set(paths.map((path) => ADDRESSES[path]?.mode)),
];

const pathsOf = (owner: AddressOwner, mode?: RouteMode): readonly string[] =>
  Object.entries(ADDRESSES)
    .filter(([, address]) => address.owner === owner && (mode === undefined || address.mode === mode))
    .map(([path]) => path);

it.each([
  ['shell', shellRoutes],
  ['mfe-travel', travelRoutes],
  ['mfe-home', homeRoutes],
  ['mfe-agent', agentRoutes],
] as readonly [AddressOwner, RouteTable][])('agrees with the routes that %s serves', (owner, table) => {
  for (const { path, mode } of Object.values(table)) expect(ADDRESSES[path], path).toEqual({ owner, mode });
});

it('opens the flows of travel, home, motor and accident in both modes [SHELL-023]', () => {
  for (const owner of ['mfe-travel', 'mfe-home', 'mfe-motor'] as const) {
    expect(pathsOf(owner).length).toBeGreaterThan(0);
    expect(modesOf(pathsOf(owner)), owner).toEqual(['both']);
  }
  expect(modesOf(pathsOf('mfe-pa-ci').filter((path) => path !== '/ciOtp'))).toEqual(['both']);
  expect(Object.values(travelRoutes).every((row) => row.mode === 'both')).toBe(true);
});

it('opens the public and entry routes to everybody [SHELL-024]', () => {
  const entries = ['travel', 'motor', 'home', 'pa', 'ci'].map((prefix) => `/${prefix}/:linkId`);
  expect(
    modesOf([
      ...entries,
      '/login',
      '/registerhere',
      '/withoutReferralLinkRegistration/:linkId',
      '/inactiveuser',
      '/paymentsuccess/:quoteId',
      '/tree',
    ]),
  ).toEqual(['public']);
});

it('keeps onboarding and the CI code to link visitors; the pages an error leads to open to all [SHELL-025]', () => {
  expect(pathsOf('mfe-onboarding', 'link').toSorted()).toEqual(
    [
      '/aobOTPConfirmation',
      '/AOBmitraRegistrationForm',
      '/aob-verification',
      '/aob-success',
      '/aob-error',
      '/AOBIndividualIdCard',
      '/AOBIndividualIdCardSuccess',
      '/AOBIndividualIdCardTermsandConditions',
      '/AOBCorporateIdCard',
      '/AOBCorporateIdCardSuccess',
      '/AOBCorporateIdCardTermsandConditions',
      '/AOBIndividualTax',
      '/AOBIndividualBankDetails',
      '/AOBCorporateTax',
      '/AOBCorporateBankDetails',
      '/id-card-data-error',
      '/sdk',
    ].toSorted(),
  );
  expect(ADDRESSES['/ciOtp']?.mode).toBe('link');
  // Ruling K48: an invalid link yields no cipher, so these cannot ask for one.
  expect(
    modesOf([
      '/linknotvalid',
      '/linknotvaild',
      '/linknotmatch',
      '/withoutReferralLinkRegistration',
      '/oonafailure',
    ]),
  ).toEqual(['public']);
});

it('keeps the agent area to agents [SHELL-026]', () => {
  expect(pathsOf('mfe-agent', 'agent').toSorted()).toEqual(
    [
      '/recruit',
      '/oonahome',
      '/oonalearningcenter',
      '/commercialtodo',
      '/oonafaq',
      '/oonahelpingcenter',
      '/commercialhome',
      '/oonanotification',
      '/commercialsupport',
      '/buildingreference',
      '/aboutus',
      '/oonatodo',
      '/notificationpaymentpending',
      '/oonacomleads',
      '/oonaleads',
      '/myaccount',
    ].toSorted(),
  );
});

it('has the travel routes, of travel and of the shell [SHELL-027]', () => {
  const served = new Set(Object.values({ ...travelRoutes, ...shellRoutes }).map((row): string => row.path));
  for (const path of [
    '/oonatravel',
    '/createquote',
    '/oonacustomerinformation',
    '/chooseproducttravel',
    '/additionalbenefittravel',
    '/ordersummarytravel',
    '/oonaconfirmation',
    '/oonapayment',
    '/paymentresponse',
    '/travelotp',
    '/oonasuccess',
    '/oonasuccess1',
    '/oonaerror',
    '/oonaerror1',
  ]) {
    expect(served, path).toContain(path);
  }
});
