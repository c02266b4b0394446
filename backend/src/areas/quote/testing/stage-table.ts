import type { Stage } from '@payung/shared/domain/stages.ts';
import type { EventActorKind } from '#areas/quote/transitions.ts';
import type { LiteralTransition } from './stage-walk.ts';

const BOTH: readonly EventActorKind[] = ['agent', 'customer'];

const PLANNED: readonly Stage[] = [
  'Plan Selected',
  'Covid Benefit Selected',
  'Additional Benefit Selected',
  'Quick Quote Created',
  'PromoCode Added',
  'Customer Information Updated',
  'Full Quote Created',
];
const UNSOLD: readonly Stage[] = ['Lead Created', ...PLANNED];

/**
 * How quotes of products without inspection move, written out from the specification, for tests: event, by
 * whom, from which stages, to which stage, what it clears.
 */
export const STAGE_TABLE: readonly LiteralTransition[] = [
  ['changeRisk', BOTH, UNSOLD, 'Lead Created', ['plan', 'covid', 'benefits', 'quickQuote', 'proposal']],
  ['changePhone', ['agent'], UNSOLD, 'keep', []],
  ['savePlan', BOTH, UNSOLD, 'Plan Selected', ['covid', 'benefits', 'quickQuote', 'proposal']],
  ['saveCovid', BOTH, PLANNED, 'Covid Benefit Selected', ['benefits', 'quickQuote', 'proposal']],
  ['saveBenefits', BOTH, PLANNED, 'Additional Benefit Selected', ['quickQuote', 'proposal']],
  [
    'saveDiscount',
    ['agent'],
    ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected'],
    'keep',
    [],
  ],
  [
    'saveDiscount',
    ['agent'],
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'Additional Benefit Selected',
    ['quickQuote', 'proposal'],
  ],
  ['savePromo', ['customer'], PLANNED, 'PromoCode Added', ['quickQuote', 'proposal']],
  [
    'removePromo',
    ['customer'],
    ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected'],
    'keep',
    [],
  ],
  [
    'removePromo',
    ['customer'],
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'Additional Benefit Selected',
    ['promo', 'quickQuote', 'proposal'],
  ],
  [
    'quickQuote',
    BOTH,
    ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected', 'Quick Quote Created'],
    'Quick Quote Created',
    [],
  ],
  ['quickQuote', BOTH, ['PromoCode Added', 'Customer Information Updated', 'Full Quote Created'], 'keep', []],
  ['saveContact', BOTH, ['Quick Quote Created', 'PromoCode Added'], 'keep', []],
  [
    'saveContact',
    BOTH,
    ['Customer Information Updated', 'Full Quote Created'],
    'Customer Information Updated',
    ['proposal'],
  ],
  [
    'saveCustomer',
    BOTH,
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'Customer Information Updated',
    ['proposal'],
  ],
  ['confirm', BOTH, ['Customer Information Updated', 'Full Quote Created'], 'Full Quote Created', []],
  ['payLater', BOTH, ['Full Quote Created'], 'Full Quote Created With Payment', []],
  ['paid', ['system'], ['Full Quote Created'], 'Policy Generated', []],
  ['paidLater', ['system'], ['Full Quote Created With Payment'], 'Policy Generated', []],
  ['cancelPolicy', ['system'], ['Full Quote Created With Payment'], 'keep', []],
  ['cancelPolicy', ['staff'], ['Policy Generated'], 'keep', []],
];
