import { agentEndpoints } from './agent.ts';
import { authEndpoints } from './auth.ts';
import { homeEndpoints } from './home.ts';
import { identityEndpoints } from './identity.ts';
import { paymentEndpoints } from './payment.ts';
import { placeEndpoints } from './places.ts';
import { quoteEndpoints } from './quote.ts';
import { travelEndpoints } from './travel.ts';

/** Every call of the platform, one row each. */
export const endpoints = {
  ...authEndpoints,
  ...quoteEndpoints,
  ...travelEndpoints,
  ...homeEndpoints,
  ...placeEndpoints,
  ...identityEndpoints,
  ...paymentEndpoints,
  ...agentEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
