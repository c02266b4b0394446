import { routeTable } from '@payung/shared/routes/route.ts';

const quote = { endpoint: 'getPaQuote', params: { quoteId: '{quoteId}' } } as const;

export const paCiRoutes = routeTable({
  // Personal accident (SHELL-030)
  start: { path: '/oonaaccidentscreen', mode: 'both', step: 1, sells: true, reads: [quote] },
  otp: { path: '/accidentOtp', mode: 'both', verified: true },
  limits: { path: '/accidentseperaterequestlimits', mode: 'both', step: 1, sells: true, reads: [quote] },
  orderSummary: { path: '/accidentordersummary', mode: 'both', step: 1, sells: true, reads: [quote] },
  quoteCreated: { path: '/accidentquotesuccess', mode: 'both', sells: true, reads: [quote] },
  /** The policyholder. */
  customerInformation: {
    path: '/accidentcustomerinformation',
    mode: 'both',
    step: 2,
    sells: true,
    reads: [quote],
  },
  /** All insureds, with what is missing. */
  insureds: {
    path: '/accidentmultiplecustomerinformation',
    mode: 'both',
    step: 2,
    sells: true,
    reads: [quote],
  },
  /** One of them; which one lies in the state of the navigation (ruling K41). */
  insured: {
    path: '/accidential-insurance-policy-insured-details',
    mode: 'both',
    step: 2,
    sells: true,
    reads: [quote],
  },
  details: { path: '/accidentcustomerdetails', mode: 'both', step: 3, sells: true, reads: [quote] },
  payment: {
    path: '/accidentpaymentconfirmation',
    mode: 'both',
    step: 3,
    sells: true,
    undisturbed: true,
    reads: [quote],
  },
  payLater: { path: '/accidentpaylater', mode: 'both', undisturbed: true, reads: [quote] },
  policy: { path: '/accidentconfirmationsuccess', mode: 'both', safePoint: true, reads: [quote] },
  // Critical illness
  ciStart: { path: '/criticalillness', mode: 'agent', sells: true },
  /** The link to the customer, and its hand-overs. */
  ciLink: {
    path: '/criticalillnesslink',
    mode: 'agent',
    reads: [{ endpoint: 'getQuote', query: { quoteId: '{quoteId}' } }],
  },
  /** The header has its logo for link customers alone (CI-003). */
  ciOtp: { path: '/ciOtp', mode: 'link', verified: true, logo: 'link' },
  /** Hands the customer over; the partner redirects here with tokens that it could not open. */
  ciHandover: { path: '/cihandover', mode: 'public' },
});
