import { paymentEndpoints, refundEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { area } from '#areas/area.ts';
import { seedSales } from './demo-sales.ts';
import { forAgents, forBothOfQuote, forEverybody, forStaff } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { policyCheck } from './policies/policy-check.ts';
import { checkout } from './checkout.ts';
import { payLater } from './pay-later.ts';
import { paymentState } from './payable.ts';
import { decideRefund, enterRefund } from './refunds/pay-back.ts';
import { refundList } from './refunds/refund-list.ts';
import { readOwedFigures } from './refunds/sql/refunds.ts';
import { countTakenBack } from './refunds/sql/taken-back.ts';
import { keepTakenBack, takenBackList } from './refunds/taken-back.ts';
import { paymentPending } from './pending-payments.ts';

const forBothOfProposal: AccessRow = { ...forBothOfQuote, object: 'proposal' };

/** Paying for a quote at the provider, now or later. */
export const paymentArea = area({
  endpoints: { ...paymentEndpoints, ...refundEndpoints },
  handlers: {
    checkout,
    payLater,
    paymentState,
    paymentPending,
    policyCheck,
    refundCount: async (_context, { db }) => ({
      count: (await readOwedFigures(db)).count + (await countTakenBack(db, 'open')),
    }),
    listRefunds: refundList,
    enterRefund,
    decideRefund,
    listTakenBack: takenBackList,
    keepTakenBack,
  },
  access: {
    checkout: forBothOfProposal,
    payLater: forBothOfProposal,
    paymentState: forBothOfQuote,
    paymentPending: forAgents,
    policyCheck: forEverybody,
    refundCount: forStaff,
    listRefunds: forStaff,
    enterRefund: forStaff,
    decideRefund: forStaff,
    listTakenBack: forStaff,
    keepTakenBack: forStaff,
  },
  demo: seedSales,
});
