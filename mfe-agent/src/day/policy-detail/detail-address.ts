import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { agentAddresses } from '#agent-user.ts';

/** The policy detail is a tab of the to-do page (ruling K97). */
export const policyDetailAddress = (userType: string, quoteId: string): string =>
  quoteAddress(`${agentAddresses(userType).todo}?tab=policy-detail`, quoteId);

/** State of a navigation from a list: Back of the detail leads to the place in it. */
export const FROM_LIST = { isFromList: true } as const;

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
