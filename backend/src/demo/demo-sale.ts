import type { Stage } from '@payung/shared/domain/stages.ts';
import { issuePolicy } from '#areas/payment/issue-policy.ts';
import { confirm } from '#areas/quote/confirm-quote.ts';
import { insertFirstStage } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/open-quote.ts';
import { quoteAnew } from '#areas/quote/quick-quote.ts';
import { makeMove } from '#areas/quote/save-step.ts';
import type { Move } from '#areas/quote/save-step.ts';
import { productOf } from '#areas/sold-products.ts';
import type { Queries } from '#database/database.ts';
import { lockQuote } from '#repositories/quotes.ts';
import { demoId } from './demo-people.ts';
import type { DemoAgentKey } from './demo-people.ts';

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: 'demo',
  language: 'id',
} as const;

/** Nobody is written to. */
const services = { productOf, enqueue: () => Promise.resolve() };

/** As if paid. */
const sell = async (tx: Queries, quoteId: string, now: Date): Promise<void> => {
  const quote = await lockQuote(tx, quoteId);
  if (quote === undefined) throw new Error('A demo quote that was just made is not there');
  const issue = { invoiceNo: null, isPaid: true, actor: 'system', actorId: 'demo', language: 'id' } as const;
  await issuePolicy(services, tx, { quote, ...issue }, now);
};

export interface DemoSale {
  readonly agent: DemoAgentKey;
  readonly facts: QuoteFacts;
  /** What is saved at the stages that belong to the product. */
  readonly saves: Readonly<
    Record<'Plan Selected' | 'Additional Benefit Selected' | 'Customer Information Updated', readonly Move[]>
  >;
  readonly stage: Stage;
}

/** Through the same steps as everybody else's quotes: nothing of a demo quote is made up. */
const drive = async (tx: Queries, quoteId: string, sale: DemoSale, now: Date): Promise<void> => {
  const taker = { actor: 'agent', actorId: demoId(sale.agent) } as const;
  const { product_id: productId } = sale.facts;
  const save = (stage: keyof DemoSale['saves']) => async () => {
    for (const move of sale.saves[stage]) {
      await makeMove(services, tx, { quoteId, productId, taker }, move, now);
    }
  };
  const product = productOf(productId);
  const steps: readonly (readonly [Stage, () => Promise<unknown>])[] = [
    ['Lead Created', () => Promise.resolve()],
    ['Plan Selected', save('Plan Selected')],
    ['Additional Benefit Selected', save('Additional Benefit Selected')],
    ['Quick Quote Created', () => quoteAnew(services, tx, { quoteId, product, taker }, now)],
    ['Customer Information Updated', save('Customer Information Updated')],
    ['Full Quote Created', () => confirm(services, tx, quoteId, taker, consents, now)],
    ['Policy Generated', () => sell(tx, quoteId, now)],
  ];
  for (const [reached, step] of steps) {
    await step();
    if (reached === sale.stage) return;
  }
};

export const seedSale = async (tx: Queries, sale: DemoSale, now: Date): Promise<void> => {
  const quoteId = await insertFirstStage(tx, demoId(sale.agent), sale.facts, now);
  // Nothing to do when an earlier start made it.
  if (quoteId !== undefined) await drive(tx, quoteId, sale, now);
};

/** An address that nobody has. */
export const demoEmail = (name: string): string =>
  `${name.trim().toLowerCase().replaceAll(/\s+/g, '.')}@example.com`;
