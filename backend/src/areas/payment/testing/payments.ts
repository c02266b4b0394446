import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { confirmed, lastInvoice } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote } from '#testing/people.ts';

/** A confirmed quote. */
export const proposed = async (server: AreaServer, facts: object = {}) => {
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers, facts);
  const proposalNo = await confirmed(server, agent.headers, quote);
  return { agent: agent.headers, agentId: agent.id, quote, proposalNo };
};

export type ProposedQuote = Awaited<ReturnType<typeof proposed>>;

export const pay = (server: AreaServer, { agent, proposalNo }: ProposedQuote) =>
  call(server, agent, 'checkout', { query: { proposalNo } });

/** With an invoice that waits to be paid. */
export const invoiced = async (server: AreaServer) => {
  const proposal = await proposed(server);
  await pay(server, proposal);
  const { invoiceNumber, amount } = lastInvoice(server);
  return { ...proposal, invoiceNumber, amount };
};

export const policiesOf = (server: AreaServer, { quote }: ProposedQuote) =>
  server.services.db.selectFrom('policies').selectAll().where('quote_id', '=', quote.quoteId).execute();

export const refundsOf = (server: AreaServer, { quote }: ProposedQuote) =>
  server.services.db
    .selectFrom('refunds_due')
    .select(['invoice_no', 'amount', 'reason'])
    .where('quote_id', '=', quote.quoteId)
    .execute();
