import { routeTable } from './route.ts';

/**
 * Pages that serve several products or none (ruling K122), so that signing in, opening a link and
 * paying never depend on one product's remote.
 */
export const shellRoutes = routeTable({
  root: { path: '/', mode: 'public' },
  login: { path: '/login', mode: 'public', undisturbed: true },
  paymentSuccess: {
    path: '/paymentsuccess/:quoteId',
    mode: 'public',
    safePoint: true,
  },
  linkNotValid: { path: '/linknotvalid', mode: 'public' },
  // The second spelling stands in a stage map of the specification (ruling K47): same screen.
  linkNotVaild: { path: '/linknotvaild', mode: 'public' },
  linkNotMatch: { path: '/linknotmatch', mode: 'public' },
  failure: { path: '/oonafailure', mode: 'public' },
  payment: {
    path: '/oonapayment',
    mode: 'both',
    step: 3,
    undisturbed: true,
    reads: [{ endpoint: 'getQuote', query: { quoteId: '{quoteId}' } }],
  },
  // A wallet may come back into another browser: the page then knows nobody and says so.
  paymentResponse: { path: '/paymentresponse', mode: 'public', undisturbed: true },
  quoteSuccess: {
    path: '/oonasuccess',
    mode: 'both',
    reads: [{ endpoint: 'getQuote', query: { quoteId: '{quoteId}' } }],
  },
  policySuccess: {
    path: '/oonasuccess1',
    mode: 'both',
    safePoint: true,
    reads: [{ endpoint: 'getQuote', query: { quoteId: '{quoteId}' } }],
  },
  quoteError: { path: '/oonaerror', mode: 'both', safePoint: true },
  policyError: { path: '/oonaerror1', mode: 'both', safePoint: true },
  payLaterSuccess: { path: '/paylater-success', mode: 'both', safePoint: true },
  payLaterError: { path: '/paylater-error', mode: 'both', safePoint: true },
  // The data that is stored about the person: a customer on a visit, or an agent.
  myData: { path: '/mydata', mode: 'both' },
  passkeys: { path: '/passkeys', mode: 'account' },
  // Terms, privacy policy and wordings: read before anybody agrees, signed in or not.
  legal: { path: '/legal/:document', mode: 'public' },
  // Where the QR code of a policy leads: whether it is genuine. For whoever holds the paper, so nobody signs in.
  policyCheck: { path: '/policycheck/:code', mode: 'public' },
});

/** In the QR code of a policy. */
export const policyCheckPath = (code: string): string => shellRoutes.policyCheck.path.replace(':code', code);

/**
 * Link entry is one route for every product: the prefix comes from the registry, so a product that
 * is not deployed has no entry.
 */
export const linkEntryPath = (prefix: string): string => `/${prefix}/:linkId`;
