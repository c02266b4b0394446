import { setTimeout as pause } from 'node:timers/promises';
import type { TestAgent } from '#testing/people.ts';
import { compareSales } from './compare-sales.ts';
import { makePeople } from './endured-place.ts';
import type { EnduredPlace } from './endured-place.ts';
import { readKite, recordOfReply } from './kite-sale.ts';
import { leadSender } from './lead-sender.ts';
import { compareLeads, startLeadWriters } from './lead-writers.ts';
import type { LeadLoad } from './lead-writers.ts';
import { startSaleWriters } from './sale-writers.ts';
import type { SaleLoad } from './sale-writers.ts';
import { between } from './seeded-random.ts';
import type { Random } from './seeded-random.ts';
import { startServer } from './started-server.ts';
import type { StartedServer } from './started-server.ts';
import { waitUntil } from './wait-until.ts';
import { callerTo } from './wire-caller.ts';
import type { SendCall } from './wire-caller.ts';

const LEAD_WRITERS = 5;
const SELLERS = 3;
/** So long after the first answer that it gave a server is killed. */
const KILL_WINDOW_MS = [5, 2500] as const;

/** The job that asks the payment provider makes up for notifications that never came. */
const waitForPolicies = async (send: SendCall, { sales }: SaleLoad): Promise<void> => {
  for (const { seller, quoteId } of sales.filter(({ isPaid }) => isPaid)) {
    await waitUntil(`the policy of the paid quote ${quoteId}`, async () => {
      const { status, reply } = await send(seller, ...readKite(quoteId));
      return status === 200 && recordOfReply(reply).policyNo !== undefined;
    });
  }
};

const compareWithKept = async (
  place: EnduredPlace,
  loads: { readonly agentId: string; readonly leads: LeadLoad; readonly sales: SaleLoad },
): Promise<readonly string[]> => {
  const { leads, sales, agentId } = loads;
  const { db, close } = await place.open();
  const kept = await db.selectFrom('leads').select(['id', 'phone']).where('agent_id', '=', agentId).execute();
  const { lost, twice } = compareLeads(leads.acknowledged, kept);
  const problems = [
    ...(lost.length > 0 ? [`${lost.length} acknowledged leads are lost`] : []),
    ...(twice.length > 0 ? [`${twice.length} leads were entered twice`] : []),
    ...(await compareSales(db, sales.sales)),
    ...leads.faults,
    ...sales.faults,
  ];
  await close();
  return problems;
};

export interface Killing {
  readonly rounds: number;
  readonly random: Random;
  readonly program: string;
  /** Of the server that is started next. */
  readonly envOfNext: () => Readonly<Record<string, string>>;
  /** While no server runs. */
  readonly afterKill: (round: number) => Promise<void> | void;
}

/** Kills the server at random moments while people enter leads and sell, and compares what is kept with what it said. */
export const killWhileWriting = async (place: EnduredPlace, killing: Killing): Promise<readonly string[]> => {
  const { rounds, random, program, envOfNext, afterKill } = killing;
  const { agents } = await makePeople(place, { agents: 1 + SELLERS, staff: 0 });
  const [leadAgent, ...sellers] = agents as [TestAgent, ...TestAgent[]];
  let server: StartedServer = await startServer({ ...place.env, ...envOfNext() }, program);
  const { port } = new URL(server.url);
  const send = callerTo(() => server.url);
  const leads = startLeadWriters({
    writers: LEAD_WRITERS,
    send: leadSender(send, leadAgent.headers, { isKilled: true }),
    waitMs: 200,
  });
  const sales = startSaleWriters(send, sellers);
  const waitForMore = async (more: number): Promise<void> => {
    const before = leads.acknowledged.length;
    await waitUntil('an acknowledged lead', () => leads.acknowledged.length >= before + more);
  };
  for (let round = 1; round <= rounds; round += 1) {
    await waitForMore(1);
    await pause(between(random, ...KILL_WINDOW_MS));
    await server.kill();
    await afterKill(round);
    server = await startServer({ ...place.env, ...envOfNext(), PORT: port }, program);
    if (round % 10 === 0) console.log(`  ${round} times: ${leads.acknowledged.length} leads acknowledged`);
  }
  await waitForMore(LEAD_WRITERS);
  await leads.stop();
  await sales.stop();
  await waitForPolicies(send, sales);
  await server.stop();
  const problems = await compareWithKept(place, { agentId: leadAgent.id, leads, sales });
  const paid = sales.sales.filter(({ isPaid }) => isPaid).length;
  console.log(
    `${place.engine}: killed ${rounds} times; acknowledged were ${leads.acknowledged.length} leads and ${sales.sales.length} quotes, ` +
      `${paid} of them paid; ${leads.refusals} leads were sent again; ${problems.length} problems`,
  );
  return problems;
};
