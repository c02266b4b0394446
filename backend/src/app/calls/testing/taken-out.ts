import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { paidSale } from '#areas/network/testing/networks.ts';
import { confirmed, driveTo } from '#areas/quote/testing/journey.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import type { OpenDatabase } from '#core/database/database.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newQuote } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { TEST_START } from '#testing/test-clock.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/** Beside the kite these two are sold, and go on being sold. */
export const withoutKite = {
  ...kiteModule,
  products: kiteModule.products.filter(({ productId }) => productId !== KITE_ID),
};

interface TakenOut {
  /** The platform with all its products. */
  readonly before: AreaServer;
  /** Another backend on the same data after the kite was taken out. */
  readonly after: AreaServer;
}

export const useTakenOut = (): TakenOut => {
  const open: OpenDatabase[] = [];
  const servers: AreaServer[] = [];
  beforeAll(async () => {
    const opened = await openTestDatabase();
    open.push(opened);
    servers.push(await openAreaServer(opened), await openAreaServer(opened, [withoutKite]));
  }, 60_000);
  beforeEach(() => {
    for (const { clock } of servers) clock.set(TEST_START);
  });
  afterAll(async () => {
    for (const each of [...servers, ...open]) await each.close();
  }, 30_000);
  const serverAt = (index: number): AreaServer => {
    const server = servers[index];
    if (server === undefined) throw new Error('The servers are open only while tests run');
    return server;
  };
  return {
    get before() {
      return serverAt(0);
    },
    get after() {
      return serverAt(1);
    },
  };
};

/** A policy of the agent's that is paid later. */
export const laterSale = async (before: AreaServer, agent: TestAgent) => {
  const quote = await newQuote(before, agent.headers);
  const proposalNo = await confirmed(before, agent.headers, quote);
  await succeed(before, agent.headers, 'payLater', { query: { proposalNo } });
  return { quote, proposalNo };
};

const STEPS: readonly Stage[] = [
  'Lead Created',
  'Plan Selected',
  'Covid Benefit Selected',
  'Additional Benefit Selected',
  'Quick Quote Created',
  'Customer Information Updated',
  'Full Quote Created',
];

/** A quote of the product at each stage, a policy that is paid and one that is to be paid, and a quote of another product. */
export const atEveryStage = async (before: AreaServer, agent: TestAgent): Promise<readonly OpenQuote[]> => {
  const quotes = [];
  for (const stage of STEPS) {
    const quote = await newQuote(before, agent.headers);
    await driveTo(before, agent.headers, quote, stage);
    quotes.push(quote);
  }
  const { quote: paid } = await paidSale(before, agent);
  const { quote: later } = await laterSale(before, agent);
  const other = await newQuote(before, agent.headers, { model: 'balloon' });
  return [...quotes, paid, later, other];
};
