import { setTimeout as pause } from 'node:timers/promises';
import { startLeadWriters } from 'backend/areas/leads/testing/leads.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import { saleProblems, startSaleWriters } from './sale-writers.ts';
import { makePeople } from './chaos-database.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { freePort, startBackendProcess } from './backend-process.ts';
import { readKite, recordOfReply } from './kite-sale.ts';
import { leadProblems, leadSender } from './lead-writers.ts';
import type { SaleLoad } from './sale-writers.ts';
import { between, waitUntil } from './chaos-run.ts';
import type { Random } from './chaos-run.ts';
import type { BackendProcess } from './backend-process.ts';
import { callerTo } from './wire-caller.ts';
import type { SendCall } from './wire-caller.ts';

const LEAD_WRITERS = 8;
const SELLERS = 3;
/** When the writes of a round are acknowledged, so much longer until something breaks. */
const WINDOW_MS = [0, 500] as const;

/** The job that asks the payment provider makes up for notifications that never came. */
const waitForPolicies = async (send: SendCall, { sales }: SaleLoad): Promise<void> => {
  for (const { seller, quoteId } of sales.filter(({ isPaid }) => isPaid)) {
    await waitUntil(`the policy of the paid quote ${quoteId}`, async () => {
      const { status, reply } = await send(seller, ...readKite(quoteId));
      return status === 200 && recordOfReply(reply).policyNo !== undefined;
    });
  }
};

interface BreakOptions {
  readonly rounds: number;
  /** Leads acknowledged over all rounds, at least. */
  readonly writes: number;
  readonly random: Random;
  /** May end the backend: then another one is started, as the platform does. */
  readonly breakIt: (round: number, backend: BackendProcess) => Promise<void>;
}

/** Breaks something at random moments while people enter leads and sell, and compares what is kept with what was acknowledged. */
export const breakWhileWriting = async (
  database: ChaosDatabase,
  { rounds, writes, random, breakIt }: BreakOptions,
): Promise<readonly string[]> => {
  const { agents } = await makePeople(database, { agents: 1 + SELLERS, staff: 0 });
  const [leadAgent, ...sellers] = agents as [TestAgent, ...TestAgent[]];
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const start = (): Promise<BackendProcess> => startBackendProcess({ ...database.env, PORT: port });
  let backend = await start();
  const send = callerTo(() => url);
  const leads = startLeadWriters({
    writers: LEAD_WRITERS,
    send: leadSender(send, leadAgent.headers, { isKilled: true }),
    waitMs: 100,
  });
  const sales = startSaleWriters(send, sellers);
  const waitForMore = async (more: number): Promise<void> => {
    const enough = leads.acknowledged.length + more;
    while (leads.acknowledged.length < enough) {
      const before = leads.acknowledged.length;
      await waitUntil('an acknowledged lead', () => leads.acknowledged.length > before);
    }
  };
  let longestMs = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await waitForMore(Math.ceil(writes / rounds));
    await pause(between(random, ...WINDOW_MS));
    const brokeAt = performance.now();
    await breakIt(round, backend);
    if (!backend.isAlive()) backend = await start();
    await waitForMore(1);
    longestMs = Math.max(longestMs, performance.now() - brokeAt);
    if (round % 5 === 0) console.log(`  ${round} times: ${leads.acknowledged.length} leads acknowledged`);
  }
  await waitForMore(LEAD_WRITERS);
  await leads.stop();
  await sales.stop();
  await waitForPolicies(send, sales);
  await backend.stop();
  const { db, close } = await database.open();
  const problems = [...(await leadProblems(db, leadAgent.id, leads)), ...(await saleProblems(db, sales))];
  await close();
  const paid = sales.sales.filter(({ isPaid }) => isPaid).length;
  console.log(
    `${rounds} times: acknowledged were ${leads.acknowledged.length} leads and ${sales.sales.length} quotes, ${paid} of them ` +
      `paid; ${leads.refusals} leads were sent again; it wrote again after ${(longestMs / 1000).toFixed(1)} s at most; ` +
      `${problems.length} problems`,
  );
  return problems;
};
