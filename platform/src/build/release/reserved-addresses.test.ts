import { expect, it } from 'vitest';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { RESERVED_ADDRESSES, reservedForRemotes } from './reserved-addresses.ts';

type AddressOwner = 'shell' | `mfe-${string}`;

const ADDRESSES = Object.fromEntries(
  RESERVED_ADDRESSES.map(({ path, owner, mode }) => [path, { owner, mode }]),
);

/** Copied from the specification’s route table, with the modes of rulings K48, K54, K122 and R50; case does not count. */
const SPECIFIED: readonly (readonly [AddressOwner, RouteMode, string])[] = [
  [
    'shell',
    'public',
    '/ /login /travel/:linkId /motor/:linkId /home/:linkId /pa/:linkId /ci/:linkId /paymentsuccess/:quoteId /paymentresponse /linknotvalid /linknotvaild /linknotmatch /oonafailure /legal/:document /policycheck/:code',
  ],
  [
    'shell',
    'both',
    '/oonapayment /oonasuccess /oonasuccess1 /oonaerror /oonaerror1 /paylater-success /paylater-error /mydata',
  ],
  ['shell', 'account', '/passkeys'],
  [
    'mfe-travel',
    'both',
    '/oonatravel /createquote /oonacustomerinformation /chooseproducttravel /additionalbenefittravel /ordersummarytravel /oonaconfirmation /travelotp',
  ],
  [
    'mfe-home',
    'both',
    '/oonahomescreen /createhomequote /home-choose-product /home-additional-benefit /home-order-summary /customerinformationhome /customerconfirmationhome /homeOtp /homepaymentScreen /home-success-print-policy /home-print-policy-error /home-quick-quote-success-screen',
  ],
  [
    'mfe-motor',
    'both',
    '/motorscreen /createmotorquote /motorchooseproduct /motoradditionalbenefits /motorordersummary /customerinformationmotor /customerconfirmationmotor /oonaconfirmationMotor /motorpayment /motorotp /oonariskinspectionbike /oonariskinspectionmotor /oonamotorPreview /motorreupload',
  ],
  [
    'mfe-pa-ci',
    'both',
    '/accidentOtp /oonaaccidentscreen /accidentordersummary /accidentcustomerinformation /accidentcustomerdetails /accidentpaymentconfirmation /accidentquotesuccess /accidentmultiplecustomerinformation /accidential-insurance-policy-insured-details /accidentseperaterequestlimits /accidentpaylater /accidentconfirmationsuccess',
  ],
  ['mfe-pa-ci', 'link', '/ciOtp'],
  ['mfe-agent', 'public', '/tree'],
  [
    'mfe-agent',
    'agent',
    '/recruit /oonahome /commercialhome /commercialsupport /oonalearningcenter /oonatodo /commercialtodo /oonafaq /oonahelpingcenter /oonanotification /notificationpaymentpending /buildingreference /aboutus /oonacomleads /oonaleads /myaccount',
  ],
  [
    'mfe-onboarding',
    'public',
    '/registerhere /inactiveuser /withoutReferralLinkRegistration/:linkId /withoutReferralLinkRegistration /aobOTPConfirmation',
  ],
  [
    'mfe-onboarding',
    'registrant',
    '/AOBmitraRegistrationForm /AOBIndividualIdCardTermsandConditions /AOBCorporateIdCardTermsandConditions /aob-success /aob-error /id-card-data-error /sdk /AOBIndividualIdCard /AOBCorporateIdCard /AOBIndividualTax /AOBCorporateTax /AOBIndividualBankDetails /AOBCorporateBankDetails /AOBIndividualIdCardSuccess /AOBCorporateIdCardSuccess /aob-verification',
  ],
  ['mfe-onboarding', 'agent', '/profile-id-card /profile-id-card-done /profile-tax-id-done'],
];

const specifiedPaths = new Set(SPECIFIED.flatMap(([, , paths]) => paths.split(' ')));

const modesOf = (paths: readonly string[]): readonly (RouteMode | undefined)[] => [
  ...new Set(paths.map((path) => ADDRESSES[path]?.mode)),
];

const specified = (owner: AddressOwner, mode: RouteMode): readonly string[] =>
  SPECIFIED.filter((row) => row[0] === owner && row[1] === mode)
    .flatMap(([, , paths]) => paths.split(' '))
    .toSorted();

/** Of the specification alone: a remote of today's squads may reserve more. */
const pathsOf = (owner: AddressOwner, mode?: RouteMode): readonly string[] =>
  Object.entries(ADDRESSES)
    .filter(([path]) => specifiedPaths.has(path))
    .filter(([, address]) => address.owner === owner && (mode === undefined || address.mode === mode))
    .map(([path]) => path);

it.each(SPECIFIED)('reserves for %s what the specification opens to %s', (owner, mode, paths) => {
  for (const path of paths.split(' ')) expect(ADDRESSES[path], path).toEqual({ owner, mode });
  expect(pathsOf(owner, mode).toSorted()).toEqual(specified(owner, mode));
});

it('opens the flows of travel, home, motor and accident in both modes [SHELL-023]', () => {
  for (const owner of ['mfe-travel', 'mfe-home', 'mfe-motor'] as const) {
    expect(pathsOf(owner).length).toBeGreaterThan(0);
    expect(modesOf(pathsOf(owner)), owner).toEqual(['both']);
  }
  expect(modesOf(pathsOf('mfe-pa-ci').filter((path) => path !== '/ciOtp'))).toEqual(['both']);
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

it('keeps onboarding to those who register and the CI code to link visitors; the pages an error leads to open to all [SHELL-025]', () => {
  // Ruling R50: who registers has a session instead of a cipher, which the code at /aobOTPConfirmation begins.
  expect(pathsOf('mfe-onboarding', 'registrant').toSorted()).toEqual(
    specified('mfe-onboarding', 'registrant'),
  );
  expect(pathsOf('mfe-onboarding', 'link')).toEqual([]);
  expect(ADDRESSES['/ciOtp']?.mode).toBe('link');
  // Ruling K48: an invalid link yields no cipher, so these cannot require one.
  expect(
    modesOf([
      '/linknotvalid',
      '/linknotvaild',
      '/linknotmatch',
      '/withoutReferralLinkRegistration',
      '/aobOTPConfirmation',
      '/oonafailure',
    ]),
  ).toEqual(['public']);
});

it('keeps the agent area to agents [SHELL-026]', () => {
  expect(pathsOf('mfe-agent', 'agent').toSorted()).toEqual(specified('mfe-agent', 'agent'));
});

it('has the travel routes, of travel and of the shell [SHELL-027]', () => {
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
    expect(['mfe-travel', 'shell'], path).toContain(ADDRESSES[path]?.owner);
  }
});

it('gives the release of a shell the pages and links of every remote, and none of its own', () => {
  expect(reservedForRemotes()).toMatchObject({
    '/travel/:': 'mfe-travel',
    '/oonatravel': 'mfe-travel',
    '/tree': 'mfe-agent',
  });
  expect(Object.values(reservedForRemotes())).not.toContain('shell');
});
