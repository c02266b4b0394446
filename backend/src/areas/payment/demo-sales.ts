import type { Stage } from '@payung/shared/domain/stages.ts';
import type { DemoContext } from '#areas/area.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { confirm } from '#areas/quote/confirm-quote.ts';
import { insertFirstStage } from '#areas/quote/open-quote.ts';
import type { DemoSale, EventRequest } from '#areas/quote/product/insurance-product.ts';
import { QUICK_QUOTE } from '#areas/quote/quick-quote.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import { issueDocument } from '#core/documents/document-archive.ts';
import { demoId } from '../agents/demo-people.ts';
import { makeInvoice } from './checkout.ts';
import { issuePolicy } from './policies/issue-policy.ts';
import { markInvoicePaid } from './sql/invoices.ts';
import { insertPayment } from './sql/payments-received.ts';

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

type DemoRequest = EventRequest & Pick<Services, 'products' | 'secret' | 'publicUrl'>;

/** Nothing is looked up: what the demo issues it has just confirmed. */
const documentsOf = ({ secret, now }: DemoRequest) => ({
  issue: (queries: Queries, content: DocumentContent) => issueDocument(queries, content, { secret, now }),
  find: () => Promise.resolve(undefined),
});

/** As if paid, with the records of a payment, so that it can be paid back; nobody is written to. */
const sell = async (request: DemoRequest): Promise<void> => {
  const { tx, products, publicUrl, quoteId, now } = request;
  const quote = await lockQuote(tx, quoteId);
  if (quote === undefined) throw new Error('A demo quote that was just made is not there');
  const actor = { kind: 'system', id: 'demo' } as const;
  const invoice = await makeInvoice(tx, quote, now);
  const { invoice_no: invoiceNo, amount } = invoice;
  await insertPayment(tx, { invoiceNo, paymentId: `demo-${quoteId}`, amount }, { outcome: 'policy', now });
  await markInvoicePaid(tx, invoice, now);
  await issuePolicy(
    {
      products,
      publicUrl,
      documents: documentsOf(request),
      enqueue: () => Promise.resolve(),
      sales: { policyIssued: () => undefined },
    },
    { tx, quote, isPaid: true, invoiceNo, actor, now },
  );
};

/** Through the same events as everybody else's quotes: nothing of a demo quote is made up. */
const drive = async (request: DemoRequest, sale: DemoSale): Promise<void> => {
  const save = (stage: keyof DemoSale['saves']) => async () => {
    for (const command of sale.saves[stage]) await applyEvent(request, command);
  };
  const steps: readonly (readonly [Stage, () => Promise<unknown>])[] = [
    ['Lead Created', () => Promise.resolve()],
    ['Plan Selected', save('Plan Selected')],
    ['Additional Benefit Selected', save('Additional Benefit Selected')],
    ['Quick Quote Created', () => applyEvent(request, QUICK_QUOTE)],
    ['Customer Information Updated', save('Customer Information Updated')],
    ['Full Quote Created', () => confirm({ ...request, documents: documentsOf(request) }, consents)],
    ['Policy Generated', () => sell(request)],
  ];
  for (const [reached, step] of steps) {
    await step();
    if (reached === sale.stage) return;
  }
};

/** Nothing to do when an earlier start made it. */
const seedSale = async (
  tx: Queries,
  { products, secret, publicUrl, now }: DemoContext,
  sale: DemoSale,
): Promise<void> => {
  const agentId = demoId(sale.agent);
  const quoteId = await insertFirstStage(tx, { agentId, facts: sale.facts, now });
  if (quoteId === undefined) return;
  const actor = { kind: 'agent', id: agentId } as const;
  await drive({ tx, products, secret, publicUrl, quoteId, actor, now }, sale);
};

/** The quotes of all products, each up to its stage. */
export const seedSales = async (tx: Queries, demo: DemoContext): Promise<void> => {
  for (const sale of demo.sales) await seedSale(tx, demo, sale);
};
