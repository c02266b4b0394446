/** Quote stages in their order of progress, as the calls spell them (LINK-039). */
export const STAGES = [
  'Lead Created',
  'Plan Selected',
  'Covid Benefit Selected',
  'Additional Benefit Selected',
  'Quick Quote Created',
  'PromoCode Added',
  'Customer Information Updated',
  'Qc Checked',
  'Q C Inspection Done',
  'Full Quote Created',
  'Full Quote Created With Payment',
  'Policy Generated',
] as const;

export type Stage = (typeof STAGES)[number];

export const stageRank = (stage: Stage): number => STAGES.indexOf(stage);

/** From here on the quote is sold: it can no longer be changed or paid again. */
export const isSold = (stage: Stage): boolean =>
  stage === 'Policy Generated' || stage === 'Full Quote Created With Payment';
