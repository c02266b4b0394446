import type { AgentState } from '@payung/shared/session/session.ts';
import { test as base } from '@payung/platform/e2e/people.ts';
import type { Sellers } from '#support/sample-policy.ts';
import { makeMotorQuote } from './motor-quotes.ts';
import type { SharedMotorQuote, QuoteOptions, ReachableMotorStage } from './motor-quotes.ts';

interface MotorFixtures {
  readonly sellers: Sellers;
  /** The reviewer's session, for a browser. */
  readonly staffState: AgentState;
  /** Brings a quote to a stage. */
  readonly quoteAt: (stage: ReachableMotorStage, options?: QuoteOptions) => Promise<SharedMotorQuote>;
}

/**
 * An agent and a reviewer, who log in once for each worker. No fixture of its own for workers: then these tests run
 * on a platform that runs already.
 */
export const test = base.extend<MotorFixtures>({
  sellers: async ({ platform, logIn }, use) => {
    const [{ state, api }, staff] = [await logIn('commercial'), await logIn('staff')];
    await use({ agent: { url: platform.url, state, api }, staff: staff.api });
  },
  staffState: async ({ logIn }, use) => use((await logIn('staff')).state),
  quoteAt: async ({ sellers }, use) => use((stage, options) => makeMotorQuote(sellers, stage, options)),
});
