import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';

/** What the policy tab can list, before a policy is chosen. */
export const LIST_CHOICES = ['1', '2'] as const;
export type ListChoice = (typeof LIST_CHOICES)[number];

/** '1' is expiring policies; any other choice is pending payment (DASH-008). */
export const listChoice = (choice: string) =>
  choice === '1' ? listEndpoints.expiringPolicies : listEndpoints.filterPendingPayment;
