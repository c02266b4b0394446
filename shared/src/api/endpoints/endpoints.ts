import { agentEndpoints } from './agent.ts';
import { authEndpoints } from './auth.ts';
import { paymentEndpoints } from './payment.ts';
import { quoteEndpoints } from './quote.ts';

/** Every call of the platform, one row each. */
export const endpoints = {
  ...authEndpoints,
  ...quoteEndpoints,
  ...paymentEndpoints,
  ...agentEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
