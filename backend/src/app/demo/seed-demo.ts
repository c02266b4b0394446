import type { ProductModule } from '#areas/product-module.ts';
import type { Services } from '#areas/services.ts';
import { transaction } from '#core/database/transaction.ts';
import type { DemoPerson } from '@payung/shared/settings.ts';
import { seedDuplicateAlert } from '#areas/duplicate-alerts/demo-alert.ts';
import { seedLeads } from '#areas/leads/demo-leads.ts';
import { seedLargeNetwork } from '#areas/network/demo-network.ts';
import { demoPeople, seedAgents, seedTargets, demoId } from '#areas/agents/demo-people.ts';
import { demoRegistrants, seedRegistrations } from '#areas/onboarding/demo-registrations.ts';
import { seedPromoCodes } from '#areas/quote/price/promo-code.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { makeInvoice } from '#areas/payment/checkout.ts';
import { issuePolicy } from '#areas/payment/policies/issue-policy.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import type { EventRequest, DemoSale } from '#areas/quote/product/insurance-product.ts';
import { confirm } from '#areas/quote/confirm-quote.ts';
import { insertFirstStage } from '#areas/quote/open-quote.ts';
import { QUICK_QUOTE } from '#areas/quote/quick-quote.ts';
import { markInvoicePaid } from '#areas/payment/sql/invoices.ts';
import { issueDocument } from '#core/documents/document-archive.ts';
import { insertPayment } from '#areas/payment/sql/payments-received.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';

interface DemoParts extends Pick<Services, 'db' | 'productOf' | 'secret'> {
  readonly modules: readonly ProductModule[];
  readonly now: Date;
  /** Of a network to try things with; 0 where nobody asks for one. */
  readonly members?: number;
}

/** At every start of the demo: adds what is missing, changes nothing that testers have made. */
export const seedDemo = async ({
  db,
  productOf,
  secret,
  modules,
  now,
  members = 0,
}: DemoParts): Promise<readonly DemoPerson[]> => {
  const large = await transaction(db, async (tx) => {
    await seedAgents(tx);
    await seedTargets(tx, now);
    await seedPromoCodes(tx, modules, now);
    const sales = modules.flatMap((module) => module.demoSales(now));
    for (const sale of sales) await seedSale({ tx, productOf, secret, now }, sale);
    await seedLeads(tx, now);
    await seedRegistrations(tx, { secret, now });
    await seedDuplicateAlert(tx, { secret, now });
    return seedLargeNetwork(tx, members, now);
  });
  return [...demoPeople(), ...demoRegistrants(), ...large];
};

const consents = {
  consents: { terms: true, dataProcessing: true, marketing: false },
  textVersion: '2026-11',
  language: 'id',
} as const;

type DemoRequest = EventRequest & Pick<Services, 'secret'>;

/** As if paid, with the records of a payment, so that it can be paid back; nobody is written to. */
const sell = async ({ tx, productOf, secret, quoteId, now }: DemoRequest): Promise<void> => {
  const quote = await lockQuote(tx, quoteId);
  if (quote === undefined) throw new Error('A demo quote that was just made is not there');
  const actor = { kind: 'system', id: 'demo' } as const;
  const invoice = await makeInvoice(tx, quote, now);
  const { invoice_no: invoiceNo, amount } = invoice;
  await insertPayment(tx, { invoiceNo, paymentId: `demo-${quoteId}`, amount }, { outcome: 'policy', now });
  await markInvoicePaid(tx, invoice, now);
  await issuePolicy(
    {
      productOf,
      documents: { issue: (queries, content) => issueDocument(queries, content, { secret, now }) },
      enqueue: () => Promise.resolve(),
    },
    { tx, quote, isPaid: true, invoiceNo, actor, language: 'id', now },
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
    ['Full Quote Created', () => confirm(request, consents)],
    ['Policy Generated', () => sell(request)],
  ];
  for (const [reached, step] of steps) {
    await step();
    if (reached === sale.stage) return;
  }
};

/** Nothing to do when an earlier start made it. */
const seedSale = async (
  { tx, productOf, secret, now }: Pick<EventRequest, 'tx' | 'now'> & Pick<Services, 'productOf' | 'secret'>,
  sale: DemoSale,
): Promise<void> => {
  const agentId = demoId(sale.agent);
  const quoteId = await insertFirstStage(tx, { agentId, facts: sale.facts, now });
  if (quoteId === undefined) return;
  const actor = { kind: 'agent', id: agentId } as const;
  await drive({ tx, productOf, secret, quoteId, actor, now }, sale);
};
