import type { Transition } from '#areas/quote/transitions.ts';

/** A customer is only handed over: what the partner sells, the partner keeps. */
export const CI_TRANSITIONS: readonly Transition[] = [
  { event: 'changePhone', by: ['agent'], from: ['Lead Created'], to: 'keep', invalidates: [] },
];
