import type { RouteMode } from './route.ts';

/** Who serves an address. Remotes that are not deployed yet keep theirs: nobody else may claim them. */
export type AddressOwner =
  | 'shell'
  | 'mfe-travel'
  | 'mfe-home'
  | 'mfe-motor'
  | 'mfe-pa-ci'
  | 'mfe-agent'
  | 'mfe-onboarding';

type AddressBook = Readonly<Record<string, { readonly mode: RouteMode; readonly owner: AddressOwner }>>;

const owned = (owner: AddressOwner, mode: RouteMode, paths: readonly string[]): AddressBook =>
  Object.fromEntries(paths.map((path) => [path, { mode, owner }]));

/**
 * Every address that the specification gives, whoever serves it and whether or not it is deployed yet.
 * Route tables must agree with it, and a release that claims an address of somebody else is refused.
 * `public` where an error or a wallet must find the page without a session (rulings K48, K54, K122).
 */
export const ADDRESSES: AddressBook = {
  ...owned('shell', 'public', [
    '/',
    '/login',
    '/travel/:linkId',
    '/motor/:linkId',
    '/home/:linkId',
    '/pa/:linkId',
    '/ci/:linkId',
    '/paymentsuccess/:quoteId',
    '/linknotvalid',
    '/linknotvaild',
    '/linknotmatch',
    '/oonafailure',
    '/paymentresponse',
  ]),
  ...owned('shell', 'both', [
    '/oonapayment',
    '/oonasuccess',
    '/oonasuccess1',
    '/oonaerror',
    '/oonaerror1',
    '/paylater-success',
    '/paylater-error',
  ]),
  ...owned('mfe-travel', 'both', [
    '/oonatravel',
    '/createquote',
    '/oonacustomerinformation',
    '/chooseproducttravel',
    '/additionalbenefittravel',
    '/ordersummarytravel',
    '/oonaconfirmation',
    '/travelotp',
  ]),
  ...owned('mfe-home', 'both', [
    '/oonahomescreen',
    '/createhomequote',
    '/home-choose-product',
    '/home-additional-benefit',
    '/home-order-summary',
    '/customerinformationhome',
    '/customerconfirmationhome',
    '/homeOtp',
    '/homepaymentScreen',
    '/home-success-print-policy',
    '/home-print-policy-error',
    '/home-quick-quote-success-screen',
  ]),
  ...owned('mfe-motor', 'both', [
    '/motorscreen',
    '/createmotorquote',
    '/motorchooseproduct',
    '/motoradditionalbenefits',
    '/motorordersummary',
    '/customerinformationmotor',
    '/customerconfirmationmotor',
    '/oonaconfirmationMotor',
    '/motorpayment',
    '/motorotp',
    '/oonariskinspectionbike',
    '/oonariskinspectionmotor',
    '/oonamotorPreview',
    '/motorreupload',
  ]),
  ...owned('mfe-pa-ci', 'both', [
    '/accidentOtp',
    '/oonaaccidentscreen',
    '/accidentordersummary',
    '/accidentcustomerinformation',
    '/accidentcustomerdetails',
    '/accidentpaymentconfirmation',
    '/accidentquotesuccess',
    '/accidentmultiplecustomerinformation',
    '/accidential-insurance-policy-insured-details',
    '/accidentseperaterequestlimits',
    '/accidentpaylater',
    '/accidentconfirmationsuccess',
  ]),
  ...owned('mfe-pa-ci', 'link', ['/ciOtp']),
  ...owned('mfe-onboarding', 'public', [
    '/registerhere',
    '/inactiveuser',
    '/withoutReferralLinkRegistration/:linkId',
    '/withoutReferralLinkRegistration',
  ]),
  ...owned('mfe-onboarding', 'link', [
    '/aobOTPConfirmation',
    '/AOBmitraRegistrationForm',
    '/AOBIndividualIdCard',
    '/AOBCorporateIdCard',
    '/AOBIndividualIdCardSuccess',
    '/AOBCorporateIdCardSuccess',
    '/AOBIndividualIdCardTermsandConditions',
    '/AOBCorporateIdCardTermsandConditions',
    '/AOBIndividualTax',
    '/AOBCorporateTax',
    '/AOBIndividualBankDetails',
    '/AOBCorporateBankDetails',
    '/aob-verification',
    '/aob-success',
    '/aob-error',
    '/id-card-data-error',
    '/sdk',
  ]),
  ...owned('mfe-agent', 'public', ['/tree']),
  ...owned('mfe-agent', 'agent', [
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
  ]),
};
