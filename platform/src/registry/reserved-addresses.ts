import type { RouteMode } from '@payung/shared/routes/route.ts';
import { linkEntryPath } from '@payung/shared/routes/shell-routes.ts';
import { comparablePath } from './comparable-path.ts';

/** Who serves an address: the shell or a remote, by its name. */
export type AddressOwner = 'shell' | `mfe-${string}`;

interface ReservedAddress {
  readonly owner: AddressOwner;
  readonly mode: RouteMode;
}

/**
 * Every address of the specification's route table, whoever serves it and whether or not it is deployed
 * yet: nobody else may claim it. `public` also where an error or a wallet must find the page without a
 * session (rulings K48, K54, K122).
 */
export const RESERVED_ADDRESSES: Readonly<Record<string, ReservedAddress>> = {
  '/': { owner: 'shell', mode: 'public' },
  '/login': { owner: 'shell', mode: 'public' },
  '/travel/:linkId': { owner: 'shell', mode: 'public' },
  '/motor/:linkId': { owner: 'shell', mode: 'public' },
  '/home/:linkId': { owner: 'shell', mode: 'public' },
  '/pa/:linkId': { owner: 'shell', mode: 'public' },
  '/ci/:linkId': { owner: 'shell', mode: 'public' },
  '/paymentsuccess/:quoteId': { owner: 'shell', mode: 'public' },
  '/linknotvalid': { owner: 'shell', mode: 'public' },
  '/linknotvaild': { owner: 'shell', mode: 'public' },
  '/linknotmatch': { owner: 'shell', mode: 'public' },
  '/oonafailure': { owner: 'shell', mode: 'public' },
  '/paymentresponse': { owner: 'shell', mode: 'public' },
  '/oonapayment': { owner: 'shell', mode: 'both' },
  '/oonasuccess': { owner: 'shell', mode: 'both' },
  '/oonasuccess1': { owner: 'shell', mode: 'both' },
  '/oonaerror': { owner: 'shell', mode: 'both' },
  '/oonaerror1': { owner: 'shell', mode: 'both' },
  '/paylater-success': { owner: 'shell', mode: 'both' },
  '/paylater-error': { owner: 'shell', mode: 'both' },
  // Not of the specification: what is kept of a person.
  '/mydata': { owner: 'shell', mode: 'both' },
  '/passkeys': { owner: 'shell', mode: 'account' },
  // What somebody agrees to is read before.
  '/legal/:document': { owner: 'shell', mode: 'public' },
  '/oonatravel': { owner: 'mfe-travel', mode: 'both' },
  '/createquote': { owner: 'mfe-travel', mode: 'both' },
  '/oonacustomerinformation': { owner: 'mfe-travel', mode: 'both' },
  '/chooseproducttravel': { owner: 'mfe-travel', mode: 'both' },
  '/additionalbenefittravel': { owner: 'mfe-travel', mode: 'both' },
  '/ordersummarytravel': { owner: 'mfe-travel', mode: 'both' },
  '/oonaconfirmation': { owner: 'mfe-travel', mode: 'both' },
  '/travelotp': { owner: 'mfe-travel', mode: 'both' },
  '/oonahomescreen': { owner: 'mfe-home', mode: 'both' },
  '/createhomequote': { owner: 'mfe-home', mode: 'both' },
  '/createHomequote': { owner: 'mfe-home', mode: 'both' },
  '/home-choose-product': { owner: 'mfe-home', mode: 'both' },
  '/home-additional-benefit': { owner: 'mfe-home', mode: 'both' },
  '/home-order-summary': { owner: 'mfe-home', mode: 'both' },
  '/customerinformationhome': { owner: 'mfe-home', mode: 'both' },
  '/customerconfirmationhome': { owner: 'mfe-home', mode: 'both' },
  '/homeOtp': { owner: 'mfe-home', mode: 'both' },
  '/homepaymentScreen': { owner: 'mfe-home', mode: 'both' },
  '/home-success-print-policy': { owner: 'mfe-home', mode: 'both' },
  '/home-print-policy-error': { owner: 'mfe-home', mode: 'both' },
  '/home-quick-quote-success-screen': { owner: 'mfe-home', mode: 'both' },
  '/motorscreen': { owner: 'mfe-motor', mode: 'both' },
  '/createmotorquote': { owner: 'mfe-motor', mode: 'both' },
  '/motorchooseproduct': { owner: 'mfe-motor', mode: 'both' },
  '/motoradditionalbenefits': { owner: 'mfe-motor', mode: 'both' },
  '/motorordersummary': { owner: 'mfe-motor', mode: 'both' },
  '/customerinformationmotor': { owner: 'mfe-motor', mode: 'both' },
  '/customerconfirmationmotor': { owner: 'mfe-motor', mode: 'both' },
  '/oonaconfirmationMotor': { owner: 'mfe-motor', mode: 'both' },
  '/motorpayment': { owner: 'mfe-motor', mode: 'both' },
  '/motorotp': { owner: 'mfe-motor', mode: 'both' },
  // Not of the specification: a second device, and reviewers.
  '/motorphotohandoff': { owner: 'mfe-motor', mode: 'public' },
  '/motorreviews': { owner: 'mfe-motor', mode: 'staff' },
  '/motorreview': { owner: 'mfe-motor', mode: 'staff' },
  '/staffhome': { owner: 'mfe-agent', mode: 'staff' },
  '/oonariskinspectionbike': { owner: 'mfe-motor', mode: 'both' },
  '/oonariskinspectionmotor': { owner: 'mfe-motor', mode: 'both' },
  '/oonamotorPreview': { owner: 'mfe-motor', mode: 'both' },
  '/motorreupload': { owner: 'mfe-motor', mode: 'both' },
  '/accidentOtp': { owner: 'mfe-pa-ci', mode: 'both' },
  '/oonaaccidentscreen': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentordersummary': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentcustomerinformation': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentcustomerdetails': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentpaymentconfirmation': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentquotesuccess': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentmultiplecustomerinformation': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidential-insurance-policy-insured-details': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentseperaterequestlimits': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentpaylater': { owner: 'mfe-pa-ci', mode: 'both' },
  '/accidentconfirmationsuccess': { owner: 'mfe-pa-ci', mode: 'both' },
  '/ciOtp': { owner: 'mfe-pa-ci', mode: 'link' },
  // Not of the specification: an agent's enquiry and its link, and the page that hands over.
  '/criticalillness': { owner: 'mfe-pa-ci', mode: 'agent' },
  '/criticalillnesslink': { owner: 'mfe-pa-ci', mode: 'agent' },
  '/cihandover': { owner: 'mfe-pa-ci', mode: 'public' },
  '/tree': { owner: 'mfe-agent', mode: 'public' },
  '/recruit': { owner: 'mfe-agent', mode: 'agent' },
  '/oonahome': { owner: 'mfe-agent', mode: 'agent' },
  '/oonalearningcenter': { owner: 'mfe-agent', mode: 'agent' },
  '/commercialtodo': { owner: 'mfe-agent', mode: 'agent' },
  '/oonafaq': { owner: 'mfe-agent', mode: 'agent' },
  '/oonahelpingcenter': { owner: 'mfe-agent', mode: 'agent' },
  '/commercialhome': { owner: 'mfe-agent', mode: 'agent' },
  '/oonanotification': { owner: 'mfe-agent', mode: 'agent' },
  '/commercialsupport': { owner: 'mfe-agent', mode: 'agent' },
  '/buildingreference': { owner: 'mfe-agent', mode: 'agent' },
  '/aboutus': { owner: 'mfe-agent', mode: 'agent' },
  '/oonatodo': { owner: 'mfe-agent', mode: 'agent' },
  '/notificationpaymentpending': { owner: 'mfe-agent', mode: 'agent' },
  '/oonacomleads': { owner: 'mfe-agent', mode: 'agent' },
  '/oonaleads': { owner: 'mfe-agent', mode: 'agent' },
  '/myaccount': { owner: 'mfe-agent', mode: 'agent' },
  // Not of the specification: a lead of its own, entering and importing leads, and the lists of policies.
  '/oonalead': { owner: 'mfe-agent', mode: 'agent' },
  '/oonaleadform': { owner: 'mfe-agent', mode: 'agent' },
  '/oonaleadimport': { owner: 'mfe-agent', mode: 'agent' },
  '/oonapolicies': { owner: 'mfe-agent', mode: 'agent' },
  // Nor are an agent's points, and the work of staff about points and lines.
  '/oonapoints': { owner: 'mfe-agent', mode: 'agent' },
  '/pointswork': { owner: 'mfe-agent', mode: 'staff' },
  '/lineflags': { owner: 'mfe-agent', mode: 'staff' },
  '/registerhere': { owner: 'mfe-onboarding', mode: 'public' },
  '/inactiveuser': { owner: 'mfe-onboarding', mode: 'public' },
  '/withoutReferralLinkRegistration/:linkId': { owner: 'mfe-onboarding', mode: 'public' },
  '/withoutReferralLinkRegistration': { owner: 'mfe-onboarding', mode: 'public' },
  '/aobOTPConfirmation': { owner: 'mfe-onboarding', mode: 'public' },
  '/AOBmitraRegistrationForm': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBIndividualIdCard': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBCorporateIdCard': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBIndividualIdCardSuccess': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBCorporateIdCardSuccess': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBIndividualIdCardTermsandConditions': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBCorporateIdCardTermsandConditions': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBIndividualTax': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBCorporateTax': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBIndividualBankDetails': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/AOBCorporateBankDetails': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/aob-verification': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/aob-success': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/aob-error': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/id-card-data-error': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/sdk': { owner: 'mfe-onboarding', mode: 'registrant' },
  // Not of the specification: the list of tasks, the agreement again for agents, and what staff do.
  '/aob-tasks': { owner: 'mfe-onboarding', mode: 'registrant' },
  '/agreement': { owner: 'mfe-onboarding', mode: 'agent' },
  '/registrationreviews': { owner: 'mfe-onboarding', mode: 'staff' },
  '/registrationreview': { owner: 'mfe-onboarding', mode: 'staff' },
  '/agreements': { owner: 'mfe-onboarding', mode: 'staff' },
  '/profile-tax-id': { owner: 'mfe-onboarding', mode: 'agent' },
  '/profile-bank': { owner: 'mfe-onboarding', mode: 'agent' },
  '/profile-card': { owner: 'mfe-onboarding', mode: 'agent' },
  '/profile': { owner: 'mfe-onboarding', mode: 'agent' },
  '/profile-id-card': { owner: 'mfe-onboarding', mode: 'agent' },
  '/profile-id-card-done': { owner: 'mfe-onboarding', mode: 'agent' },
  '/profile-tax-id-done': { owner: 'mfe-onboarding', mode: 'agent' },
};

/** The first part of each link address of the specification; the shell opens them, for these remotes alone. */
const RESERVED_PREFIXES: Readonly<Record<string, AddressOwner>> = {
  travel: 'mfe-travel',
  motor: 'mfe-motor',
  home: 'mfe-home',
  pa: 'mfe-pa-ci',
  ci: 'mfe-pa-ci',
};

/** The link addresses that belong to other remotes, deployed or not. */
export const prefixesOfOthers = (name: string): readonly (readonly [path: string, owner: string])[] =>
  Object.entries(RESERVED_PREFIXES)
    .filter(([, owner]) => owner !== name)
    .map(([prefix, owner]) => [comparablePath(linkEntryPath(prefix)), owner]);

/** What the edge serves itself, below /app or beside it: a page of that name could never be reached, or would hide it. */
const EDGE_NAMES = new Set(
  'api app assets remotes registry reports csp-reports healthz readyz metrics identity ws dev static public'.split(
    ' ',
  ),
);

export const isEdgeName = (part: string): boolean => EDGE_NAMES.has(part);

/** Comparable path and owner of every address that belongs to another remote. */
export const reservedForOthers = (name: string): readonly (readonly [path: string, owner: string])[] =>
  Object.entries(RESERVED_ADDRESSES)
    .filter(([, { owner }]) => owner !== 'shell' && owner !== name)
    .map(([path, { owner }]) => [comparablePath(path), owner]);

export const reservedFor = (name: string): readonly string[] =>
  Object.entries(RESERVED_ADDRESSES)
    .filter(([, { owner }]) => owner === name)
    .map(([path]) => path);

export const ownerOf = (path: string): AddressOwner | undefined =>
  Object.entries(RESERVED_ADDRESSES).find(([known]) => comparablePath(known) === comparablePath(path))?.[1]
    .owner;
