import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { area } from '#areas/area.ts';
import { seedSales } from './demo-sales.ts';
import { forAgents, forBothOfQuote, forEverybody } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { policyCheck } from './policies/policy-check.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';
import { paymentState } from './payable.ts';
import { paymentPending } from './pending-payments.ts';

const forBothOfProposal: AccessRow = { ...forBothOfQuote, object: 'proposal' };

/** Paying for a quote at the provider, now or later. */
export const paymentArea = area({
  endpoints: paymentEndpoints,
  handlers: {
    checkout,
    payLater,
    paymentState,
    paymentPending,
    policyCheck,
  },
  access: {
    checkout: forBothOfProposal,
    payLater: forBothOfProposal,
    paymentState: forBothOfQuote,
    paymentPending: forAgents,
    policyCheck: forEverybody,
  },
  demo: seedSales,
});
