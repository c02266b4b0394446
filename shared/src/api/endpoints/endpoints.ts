import { agentEndpoints } from './agent.ts';
import { agreementEndpoints } from './agreement.ts';
import { authEndpoints } from './auth.ts';
import { contentEndpoints } from './content.ts';
import { identityEndpoints } from './identity.ts';
import { leadEndpoints } from './leads.ts';
import { duplicateAlertEndpoints } from './duplicate-alerts.ts';
import { listEndpoints } from './lists.ts';
import { inviteEndpoints, memberWorkEndpoints, networkEndpoints } from './network.ts';
import { onboardingEndpoints } from './onboarding.ts';
import { operationEndpoints } from './operation.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { paymentEndpoints, refundEndpoints } from './payment.ts';
import { placeEndpoints } from './places.ts';
import { pointsEndpoints, pointsReviewEndpoints } from './points.ts';
import { privacyEndpoints } from './privacy.ts';
import { profileEndpoints } from './profile.ts';
import { pushEndpoints } from './push.ts';
import { quoteEndpoints } from './quote.ts';
import { registrationReviewEndpoints } from './registration-reviews.ts';
import { expiredLinkEndpoints, shareEndpoints } from './share.ts';
import { todoEndpoints } from './todo.ts';

/** Every call that belongs to no product, one row each; a product's rows stand in its contract. */
export const endpoints = {
  ...authEndpoints,
  ...expiredLinkEndpoints,
  ...quoteEndpoints,
  ...shareEndpoints,
  ...placeEndpoints,
  ...identityEndpoints,
  ...paymentEndpoints,
  ...agentEndpoints,
  ...leadEndpoints,
  ...listEndpoints,
  ...todoEndpoints,
  ...pushEndpoints,
  ...contentEndpoints,
  ...privacyEndpoints,
  ...passkeyEndpoints,
  ...operationEndpoints,
  ...onboardingEndpoints,
  ...agreementEndpoints,
  ...profileEndpoints,
  ...registrationReviewEndpoints,
  ...networkEndpoints,
  ...memberWorkEndpoints,
  ...pointsEndpoints,
  ...pointsReviewEndpoints,
  ...inviteEndpoints,
  ...duplicateAlertEndpoints,
  ...refundEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
