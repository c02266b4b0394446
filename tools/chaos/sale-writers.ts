import { setTimeout as pause } from 'node:timers/promises';
import type { Credentials, Wire } from 'backend/testing/caller.ts';
import { newPhone } from 'backend/testing/people.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import {
  confirmKite,
  createKite,
  idOfReply,
  offerKite,
  pageOfReply,
  patchKite,
  readKite,
  recordOfReply,
} from './kite-sale.ts';
import type { SaleCall } from './kite-sale.ts';
import { payAtSandbox } from './wire-caller.ts';
import type { SendCall } from './wire-caller.ts';
import type { Database } from 'backend/core/database/database.ts';

/** What the server has acknowledged of one sale. */
interface AcknowledgedSale {
  readonly seller: Credentials;
  readonly quoteId: string;
  /** The discount that was saved last, and one that was sent without an answer. */
  discounts: number[];
  proposalNo?: string;
  isPaid?: true;
}

export interface SaleLoad {
  readonly sales: readonly AcknowledgedSale[];
  /** Answers that were neither a success nor a refusal that may be repeated. */
  readonly faults: readonly string[];
  readonly stop: () => Promise<void>;
}

const DISCOUNTS = [5, 10, 15];
const AGAIN_MS = 200;
const BETWEEN_SALES_MS = 500;

class EndOfWriting extends Error {}

/** People who sell from the first call to the payment, and repeat every call until it is acknowledged. */
export const startSaleWriters = (send: SendCall, agents: readonly TestAgent[]): SaleLoad => {
  const sales: AcknowledgedSale[] = [];
  const faults: string[] = [];
  const state = { isStopped: false };

  const insist = async (agent: TestAgent, [name, parts]: SaleCall): Promise<Wire> => {
    let wasUnanswered = false;
    for (;;) {
      if (state.isStopped) throw new EndOfWriting();
      const { status, reply, retryAfter } = await send(agent.headers, name, parts);
      if (status === 200) return reply;
      // Without a payment provider, whose sandbox may lie on a broken disk, a person presses again.
      const isUnpaid = name === 'checkout' && status === 503;
      const mayRepeat =
        status === 0 || isUnpaid || (retryAfter !== undefined && (status === 503 || status === 429));
      // What was done without an answer may be refused the second time.
      if (!mayRepeat && wasUnanswered && (status === 409 || status === 422)) return reply;
      if (!mayRepeat) {
        faults.push(`${name} answered ${status}: ${JSON.stringify(reply)}`);
        throw new EndOfWriting();
      }
      wasUnanswered ||= status === 0 || status === 503;
      await pause(status === 429 ? 1000 : AGAIN_MS);
    }
  };

  const sell = async (agent: TestAgent): Promise<void> => {
    const phone = newPhone();
    const quoteId = idOfReply(await insist(agent, createKite(phone)));
    const sale: AcknowledgedSale = { seller: agent.headers, quoteId, discounts: [0] };
    sales.push(sale);
    for (const call of offerKite(quoteId)) await insist(agent, call);
    for (const discountPercent of DISCOUNTS) {
      sale.discounts.push(discountPercent);
      await insist(agent, patchKite(quoteId, { discountPercent }));
      sale.discounts = [discountPercent];
    }
    for (const call of confirmKite(quoteId, phone)) await insist(agent, call);
    const { proposalNo } = recordOfReply(await insist(agent, readKite(quoteId)));
    sale.proposalNo = proposalNo;
    const { url } = pageOfReply(await insist(agent, ['checkout', { query: { proposalNo } }]));
    while (!(await payAtSandbox(url))) {
      if (state.isStopped) throw new EndOfWriting();
      await pause(AGAIN_MS);
    }
    sale.isPaid = true;
  };

  const work = async (agent: TestAgent): Promise<void> => {
    while (!state.isStopped) {
      await sell(agent).catch((error: unknown) => {
        if (!(error instanceof EndOfWriting)) throw error;
      });
      await pause(BETWEEN_SALES_MS);
    }
  };
  const running = agents.map(work);
  return {
    sales,
    faults,
    stop: async () => {
      state.isStopped = true;
      await Promise.all(running);
    },
  };
};

const count = <Row>(rows: readonly Row[], isOf: (row: Row) => boolean): number => rows.filter(isOf).length;

/** Acknowledged sales that the database lost or holds otherwise, and answers that must not be. */
export const saleProblems = async (db: Database, { sales, faults }: SaleLoad): Promise<readonly string[]> => {
  const quotes = await db.selectFrom('quotes').select(['id', 'discount_percent', 'proposal_no']).execute();
  const policies = await db.selectFrom('policies').select(['quote_id', 'kind']).execute();
  const refunds = await db.selectFrom('refunds_due').select('quote_id').execute();
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  const wrong = sales.flatMap(({ quoteId, discounts, proposalNo, isPaid }) => {
    const quote = byId.get(quoteId);
    if (quote === undefined) return [`The quote ${quoteId} is lost`];
    const sold = count(policies, ({ quote_id }) => quote_id === quoteId);
    const owed = count(refunds, ({ quote_id }) => quote_id === quoteId);
    return [
      ...(discounts.includes(quote.discount_percent)
        ? []
        : [`The quote ${quoteId} has the discount ${quote.discount_percent}, not ${discounts.join(' or ')}`]),
      ...(proposalNo === undefined || quote.proposal_no === proposalNo
        ? []
        : [`The quote ${quoteId} has the proposal ${quote.proposal_no}, not ${proposalNo}`]),
      ...(isPaid && sold !== 1 ? [`The paid quote ${quoteId} has ${sold} policies`] : []),
      ...(owed === 0 ? [] : [`The quote ${quoteId} was charged ${owed + 1} times`]),
    ];
  });
  return [...wrong, ...faults];
};
