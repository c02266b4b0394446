/** How a policy stands, for whoever checks that it is genuine. */
export const POLICY_CHECK_STATES = ['inForce', 'notBegun', 'unpaid', 'ended', 'cancelled'] as const;
export type PolicyCheckState = (typeof POLICY_CHECK_STATES)[number];
