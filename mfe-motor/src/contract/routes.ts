import { routeTable } from '@payung/shared/routes/route.ts';

const quote = { endpoint: 'getQuote', query: { quoteId: '{quoteId}' } } as const;
const page = { mode: 'both', sells: true } as const;

/** SHELL-029; the two pages below them are of the reviewers and of the second device. */
export const motorRoutes = routeTable({
  start: { ...page, path: '/motorscreen', step: 1, safePoint: true },
  createQuote: { ...page, path: '/createmotorquote', step: 1 },
  choosePlan: { ...page, path: '/motorchooseproduct', step: 1, reads: [quote] },
  additionalBenefits: {
    ...page,
    path: '/motoradditionalbenefits',
    step: 1,
    reads: [quote, { endpoint: 'motorBenefits', params: { quoteId: '{quoteId}' } }],
  },
  orderSummary: { ...page, path: '/motorordersummary', step: 1, reads: [quote] },
  customerInformation: { ...page, path: '/customerinformationmotor', step: 2, reads: [quote] },
  customerConfirmation: { ...page, path: '/customerconfirmationmotor', step: 2, reads: [quote] },
  carInspection: { ...page, path: '/oonariskinspectionmotor', step: 2, reads: [quote] },
  motorcycleInspection: { ...page, path: '/oonariskinspectionbike', step: 2, reads: [quote] },
  photoPreview: { ...page, path: '/oonamotorPreview', step: 2, reads: [quote] },
  photoReupload: { ...page, path: '/motorreupload', step: 2, reads: [quote] },
  confirmation: { ...page, path: '/oonaconfirmationMotor', step: 3, reads: [quote] },
  payment: { ...page, path: '/motorpayment', undisturbed: true, reads: [quote] },
  otp: { path: '/motorotp', mode: 'both', verified: true },
  /** Opened from a QR code on a second device; the token stands behind the `#`, which no server sees. */
  handoff: { path: '/motorphotohandoff', mode: 'public' },
  reviewQueue: {
    path: '/motorreviews',
    mode: 'staff',
    safePoint: true,
    reads: [{ endpoint: 'reviewQueue' }],
  },
  review: { path: '/motorreview', mode: 'staff' },
});
