import { agentEndpoints } from './agent.ts';
import { authEndpoints } from './auth.ts';
import { identityEndpoints } from './identity.ts';
import { paymentEndpoints } from './payment.ts';
import { placeEndpoints } from './places.ts';
import { quoteEndpoints } from './quote.ts';

/** Every call that belongs to no product, one row each; a product's rows stand in its contract. */
export const endpoints = {
  ...authEndpoints,
  ...quoteEndpoints,
  ...placeEndpoints,
  ...identityEndpoints,
  ...paymentEndpoints,
  ...agentEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
