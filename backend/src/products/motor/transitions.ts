import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import type { Transition } from '#areas/quote/transitions.ts';

const beforePlan = ['Lead Created'] as const;
const withPlan = ['Plan Selected', 'Additional Benefit Selected'] as const;
const quoted = ['Quick Quote Created', 'PromoCode Added'] as const;
/** The customer's information is saved: photos are wanted, under review, or approved. */
const filled = ['Customer Information Updated', 'Qc Checked', 'Q C Inspection Done'] as const;
const unsold = [...beforePlan, ...withPlan, ...quoted, ...filled, 'Full Quote Created'] as const;
const afterPlan = [...withPlan, ...quoted, ...filled, 'Full Quote Created'] as const;
const people = ['agent', 'customer'] as const;
/** A second device that was handed the photos submits them, and does nothing else. */
const photographers = [...people, 'photoHandoff'] as const;

/** How a policy is sold and ends is the same for every product. */
const SALE = QUOTE_TRANSITIONS.filter(({ event }) =>
  ['payLater', 'paid', 'paidLater', 'cancelPolicy'].includes(event),
);

/**
 * How a motor quote moves (rulings R10 and R11): as every quote, and between the customer's information and its
 * confirmation the vehicle is inspected. The inspection belongs to the vehicle: a plan or a discount that is
 * changed meanwhile leaves it alone, so staff may decide while the quote stands at an earlier stage, and
 * `saveCustomer` goes where the inspection is.
 */
export const MOTOR_TRANSITIONS: readonly Transition[] = [
  {
    event: 'changeRisk',
    by: people,
    from: unsold,
    to: 'Lead Created',
    invalidates: ['plan', 'benefits', 'quickQuote', 'proposal'],
  },
  { event: 'changePhone', by: ['agent'], from: unsold, to: 'keep', invalidates: [] },
  {
    event: 'savePlan',
    by: people,
    from: unsold,
    to: 'Plan Selected',
    invalidates: ['benefits', 'quickQuote', 'proposal'],
  },
  {
    event: 'saveBenefits',
    by: people,
    from: afterPlan,
    to: 'Additional Benefit Selected',
    invalidates: ['quickQuote', 'proposal'],
  },
  { event: 'saveDiscount', by: ['agent'], from: withPlan, to: 'keep', invalidates: [] },
  {
    event: 'saveDiscount',
    by: ['agent'],
    from: [...quoted, ...filled, 'Full Quote Created'],
    to: 'Additional Benefit Selected',
    invalidates: ['quickQuote', 'proposal'],
  },
  {
    event: 'savePromo',
    by: ['customer'],
    from: afterPlan,
    to: 'PromoCode Added',
    invalidates: ['quickQuote', 'proposal'],
  },
  { event: 'removePromo', by: ['customer'], from: withPlan, to: 'keep', invalidates: [] },
  {
    event: 'removePromo',
    by: ['customer'],
    from: [...quoted, ...filled, 'Full Quote Created'],
    to: 'Additional Benefit Selected',
    invalidates: ['promo', 'quickQuote', 'proposal'],
  },
  {
    event: 'quickQuote',
    by: people,
    from: [...withPlan, 'Quick Quote Created'],
    to: 'Quick Quote Created',
    invalidates: [],
  },
  {
    event: 'quickQuote',
    by: people,
    from: ['PromoCode Added', ...filled, 'Full Quote Created'],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'saveCustomer',
    by: people,
    from: [...quoted, ...filled, 'Full Quote Created'],
    to: 'keep',
    invalidates: ['proposal'],
  },
  {
    event: 'submitInspection',
    by: photographers,
    from: ['Customer Information Updated'],
    to: 'Qc Checked',
    invalidates: [],
  },
  {
    event: 'approveInspection',
    by: ['staff'],
    from: ['Qc Checked'],
    to: 'Q C Inspection Done',
    invalidates: [],
  },
  {
    event: 'approveInspection',
    by: ['staff'],
    from: [...beforePlan, ...withPlan, ...quoted],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'flagInspection',
    by: ['staff'],
    from: ['Qc Checked'],
    to: 'Customer Information Updated',
    invalidates: [],
  },
  {
    event: 'flagInspection',
    by: ['staff'],
    from: [...beforePlan, ...withPlan, ...quoted],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'rejectQuote',
    by: ['staff'],
    from: [...beforePlan, ...withPlan, ...quoted, 'Qc Checked'],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'renewInspection',
    by: people,
    from: ['Q C Inspection Done'],
    to: 'Customer Information Updated',
    invalidates: [],
  },
  // The reviewed data of an approved or waiting set has changed.
  {
    event: 'reviewInspection',
    by: people,
    from: ['Qc Checked', 'Q C Inspection Done'],
    to: 'Qc Checked',
    invalidates: [],
  },
  {
    event: 'reviewInspection',
    by: people,
    from: [...beforePlan, ...withPlan, ...quoted],
    to: 'keep',
    invalidates: [],
  },
  {
    event: 'confirm',
    by: people,
    from: ['Q C Inspection Done', 'Full Quote Created'],
    to: 'Full Quote Created',
    invalidates: [],
  },
  ...SALE,
];
