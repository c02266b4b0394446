import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveQuote } from '#areas/quote/sql/write-quote.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { confirmed, notify, patch } from '#areas/quote/testing/journey.ts';
import { freshFigures, denormalisedTotals } from '#areas/network/testing/denormalised-totals.ts';
import { newAgent, newPhone, newQuote, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { watchUnpaidPolicies } from '../payment/policies/unpaid-policies.ts';

const DAY = 86_400;

interface Sale {
  readonly quoteId: string;
  readonly phone: string;
  readonly proposalNo: string;
}

/** The same numbers every time, 0 to below 1. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

describe('totals kept by triggers', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const rejection = { reason: 'Torn', by: 'staff-1', at: '2026-01-15T03:00:00.000Z' };

  const sale = async (agent: TestAgent, phone: string): Promise<Sale> => {
    const quote = await newQuote(server, agent.headers, { insuredMobile: phone });
    return { ...quote, proposalNo: await confirmed(server, agent.headers, quote) };
  };

  const payLater = (agent: TestAgent, { proposalNo }: Sale) =>
    call(server, agent.headers, 'payLater', { query: { proposalNo } });

  const pay = async (agent: TestAgent, { proposalNo, quoteId }: Sale) => {
    const answer = await call(server, agent.headers, 'checkout', { query: { proposalNo } });
    if (answer.status !== 200) return answer;
    const invoice = await server.services.db
      .selectFrom('invoices')
      .select(['invoice_no', 'amount'])
      .where('quote_id', '=', quoteId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    // Another change of the quote may have voided it meanwhile.
    if (invoice === undefined) return { status: 409 };
    const { statusCode } = await notify(server, invoice.invoice_no, invoice.amount);
    return { status: statusCode };
  };

  /** Makes the policy overdue, and the job cancels it. */
  const cancel = async ({ quoteId }: Sale) => {
    await server.services.db
      .updateTable('policies')
      .set({ pay_later_due: '2026-01-01' })
      .where('quote_id', '=', quoteId)
      .where('kind', '=', 'payLater')
      .execute();
    await watchUnpaidPolicies(server.services);
    return { status: 200 };
  };

  const expectKept = async ({ id }: TestAgent): Promise<void> => {
    expect(await denormalisedTotals(server.services.db, id)).toEqual(
      await freshFigures(server.services.db, id),
    );
  };

  it('are right after parallel sales, changes and cancellations of one agent', async () => {
    const agent = await newAgent(server);
    const phone = newPhone();
    const sales: Sale[] = [];
    for (let index = 0; index < 8; index += 1) sales.push(await sale(agent, index < 6 ? phone : newPhone()));
    const [a, b, ...others] = sales as [Sale, Sale, ...Sale[]];
    expect((await Promise.all([payLater(agent, a), payLater(agent, b)])).map(({ status }) => status)).toEqual(
      [200, 200],
    );
    const answers = await Promise.all([
      cancel(a),
      pay(agent, b),
      ...others.slice(0, 4).map((other) => payLater(agent, other)),
      pay(agent, others[4]!),
      patch(server, agent.headers, others[5]!.quoteId, { planCode: 'KITE-PLATINUM' }),
      newQuote(server, agent.headers, { insuredMobile: phone }).then(() => ({ status: 200 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { people, months } = await denormalisedTotals(server.services.db, agent.id);
    expect([
      people.map(({ policy_count }) => policy_count).toSorted((one, other) => one - other),
      months[0]?.policies,
    ]).toEqual([[1, 5], 6]);
    await expectKept(agent);
  });

  it('are right after the phones of two people’s quotes were exchanged in parallel', async () => {
    const agent = await newAgent(server);
    const phones = [newPhone(), newPhone()] as const;
    const quotes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        newQuote(server, agent.headers, { insuredMobile: phones[index % 2] }),
      ),
    );
    const answers = await Promise.all(
      quotes.map(({ quoteId }, index) =>
        call(server, agent.headers, 'changePhone', {
          params: { quoteId },
          body: { insuredMobile: phones[(index + 1) % 2] },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { leads } = await denormalisedTotals(server.services.db, agent.id);
    expect(leads.map(({ quote_count }) => quote_count)).toEqual([4, 4]);
    await expectKept(agent);
  });

  it.each([1, 2])(
    'are right after a random walk of sales, payments and cancellations, seed %i',
    async (seed) => {
      const next = numbersFrom(seed);
      const one = <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)]!;
      const seller = await newAgent(server);
      const phones = [newPhone(), newPhone()];
      const sales: Sale[] = [];
      for (let round = 0; round < 10; round += 1) {
        // Months go by, and with them a session.
        server.clock.advance(DAY * (round % 3 === 2 ? 1 : 0) + 1);
        const agent = { ...seller, headers: await signIn(server, seller) };
        sales.push(await sale(agent, one(phones)));
        const events: Record<string, (sale: Sale) => Promise<unknown>> = {
          payLater: (each) => payLater(agent, each),
          pay: (each) => pay(agent, each),
          cancel,
          plan: (each) =>
            patch(server, agent.headers, each.quoteId, { planCode: one(['KITE-GOLD', 'KITE-PLATINUM']) }),
          phone: ({ quoteId }) =>
            call(server, agent.headers, 'changePhone', {
              params: { quoteId },
              body: { insuredMobile: one(phones) },
            }),
          reject: ({ quoteId }) => saveQuote(server.services.db, quoteId, { rejection }),
        };
        const names = ['payLater', 'payLater', 'pay', 'cancel', 'plan', 'phone', 'reject'].filter(
          (name) => name !== 'reject' || round % 4 === 3,
        );
        await Promise.all([1, 2, 3].map(() => events[one(names)]!(one(sales))));
        await expectKept(seller);
      }
      expect((await denormalisedTotals(server.services.db, seller.id)).people.length).toBeGreaterThan(0);
    },
  );
});
