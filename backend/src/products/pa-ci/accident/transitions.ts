import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import type { Transition } from '#areas/quote/transitions.ts';

const withPlan = ['Plan Selected', 'Additional Benefit Selected'] as const;
const quoted = ['Quick Quote Created', 'PromoCode Added'] as const;
const filled = ['Customer Information Updated', 'Full Quote Created'] as const;
const unsold = ['Lead Created', ...withPlan, ...quoted, ...filled] as const;
const people = ['agent', 'customer'] as const;

/** How a price is made and a policy sold is the same for every product. */
const COMMON = QUOTE_TRANSITIONS.filter(({ event }) =>
  ['quickQuote', 'changePhone', 'payLater', 'paid', 'paidLater', 'cancelPolicy'].includes(event),
);

/**
 * How a personal accident quote moves. There is neither discount nor promo code (ruling R22); their stages stay,
 * since links and lists know them. Insureds are saved one at a time: `saveCustomer` and `saveContact` go to
 * `Customer Information Updated` once everybody is complete, until then to `Quick Quote Created`.
 */
export const ACCIDENT_TRANSITIONS: readonly Transition[] = [
  // The cover with separate limits: its groups come next.
  {
    event: 'changeRisk',
    by: people,
    from: unsold,
    to: 'Lead Created',
    invalidates: ['plan', 'quickQuote', 'proposal'],
  },
  // The cover with one limit, or the groups.
  {
    event: 'savePlan',
    by: people,
    from: unsold,
    to: 'Plan Selected',
    invalidates: ['quickQuote', 'proposal'],
  },
  {
    event: 'saveContact',
    by: people,
    from: [...quoted, ...filled],
    to: 'keep',
    invalidates: ['proposal'],
  },
  {
    event: 'saveCustomer',
    by: people,
    from: [...quoted, ...filled],
    to: 'keep',
    invalidates: ['proposal'],
  },
  // After a cover that was changed everybody may be complete already: the full quote asks whether they are.
  {
    event: 'confirm',
    by: people,
    from: ['Quick Quote Created', ...filled],
    to: 'Full Quote Created',
    invalidates: [],
  },
  ...COMMON,
];
