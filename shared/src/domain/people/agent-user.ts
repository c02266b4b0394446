import type { Stage } from '../stages.ts';

/** The record that signing in leaves in the store (SHELL-037). */
export interface AgentUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly agentCode: string;
  /** Mitra, Commercial, Support or any other text. */
  readonly userType: string;
  readonly channelCode: string;
  readonly level: { readonly levelCode: number };
  readonly hierarchy: readonly { readonly levelCode: number }[];
}

/** A customer's verified visit to one quote. */
export interface Visit {
  readonly cipher: string;
  readonly quoteId: string;
  readonly productId: string;
  readonly stage?: Stage;
  readonly phone: string;
  /** First name of the agent who shared the link. */
  readonly inviter: string;
}
