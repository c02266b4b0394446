import { HOUR, limitTable } from '#core/access/limit-table.ts';

export const PA_CI_LIMITS = limitTable({
  /** Not specified; each token contains a name and a phone number. */
  handovers: {
    counts: 'tokens for the partner',
    each: 'quote',
    most: 30,
    seconds: HOUR,
    protects: 'the partner from a loop',
    filledBy: 'concerned',
    whenFull: 'the customer of that quote waits',
    calls: ['encryptForPartner'],
  },
});
