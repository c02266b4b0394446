import type { Stage } from '#domain/stages.ts';

/** Stage names as people read them. */
export const STAGE_TEXTS = {
  'Lead Created': 'stage.leadCreated',
  'Plan Selected': 'stage.planSelected',
  'Covid Benefit Selected': 'stage.covid',
  'Additional Benefit Selected': 'stage.benefit',
  'Quick Quote Created': 'stage.quick',
  'PromoCode Added': 'stage.promo',
  'Customer Information Updated': 'stage.customer',
  'Qc Checked': 'stage.qcChecked',
  'Q C Inspection Done': 'stage.qcDone',
  'Full Quote Created': 'stage.full',
  'Full Quote Created With Payment': 'stage.fullPay',
  'Policy Generated': 'stage.policy',
} as const satisfies Record<Stage, string>;
