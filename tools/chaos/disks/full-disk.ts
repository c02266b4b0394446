import { urlIn } from 'backend/core/database/embedded/embedded-server.ts';
import { startLeadWriters } from 'backend/areas/leads/testing/leads.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import { administer, makePeople, makeEmbeddedDatabase } from '../chaos-database.ts';
import { leadProblems, leadSender } from '../lead-writers.ts';
import { makeLoopDisk } from './loop-disk.ts';
import type { RunOptions } from '../chaos-run.ts';
import { stopBackends, startBackendProcess } from '../backend-process.ts';
import { waitUntil } from '../chaos-run.ts';
import { callerTo } from '../wire-caller.ts';
import type { SendCall } from '../wire-caller.ts';

const ROUNDS = 3;
const WRITERS = 6;
/** Between two full disks. */
const WRITES = 300;
const DISK_MB = 300;
/** Eight megabytes of log that mean nothing. */
const FILL_LOG = `select pg_logical_emit_message(false, 'full disk', repeat('x', 8000000))`;

/** Uses up the files of the log that the server has in hand, until it cannot write its log and ends. */
const exhaustLog = async (data: string): Promise<void> => {
  for (;;) {
    try {
      await administer(urlIn(data, 'payung'), FILL_LOG);
    } catch {
      return;
    }
  }
};

/** Calls that also note what refusals for the time being say. */
const noting =
  (send: SendCall, words: Set<string>): SendCall =>
  async (...given) => {
    const answer = await send(...given);
    if (answer.status === 503) words.add(String(answer.reply));
    return answer;
  };

/** The disk is filled to the last byte; every second time the server cannot even write its log, and ends. */
export const fullDisk = async ({ rounds = ROUNDS }: RunOptions): Promise<readonly string[]> => {
  const disk = makeLoopDisk(DISK_MB);
  const database = makeEmbeddedDatabase(disk.folder);
  try {
    const { agents } = await makePeople(database, { agents: 1, staff: 0 });
    const [agent] = agents as [TestAgent];
    const backend = await startBackendProcess(database.env);
    const problems: string[] = [];
    const words = new Set<string>();
    const send = noting(
      callerTo(() => backend.url),
      words,
    );
    const load = startLeadWriters({ writers: WRITERS, send: leadSender(send, agent.headers), waitMs: 100 });
    const read = async (): Promise<number> => (await send(agent.headers, 'homeFigures')).status;
    for (let round = 1; round <= rounds; round += 1) {
      const [acknowledged, refused] = [load.acknowledged.length, load.refusals];
      await waitUntil('acknowledged leads', () => load.acknowledged.length > acknowledged + WRITES);
      disk.fill();
      await waitUntil('refusals', () => load.refusals > refused + 2 * WRITERS);
      const whileFull = await read();
      if (whileFull !== 200) problems.push(`Round ${round}: a read was answered ${whileFull}`);
      if (round % 2 === 0) {
        await exhaustLog(database.data);
        await waitUntil('a refusal of a read', async () => (await read()) === 503);
      }
      const filled = load.acknowledged.length;
      disk.free();
      const freedAt = performance.now();
      await waitUntil('that it writes again', () => load.acknowledged.length > filled + WRITERS);
      const seconds = ((performance.now() - freedAt) / 1000).toFixed(1);
      console.log(
        `  round ${round}: ${load.refusals - refused} refused, a read was answered ${whileFull}` +
          `${round % 2 === 0 ? ', then the server ended' : ''}; it wrote again ${seconds} s after there was space`,
      );
    }
    await load.stop();
    if (!backend.isAlive()) problems.push(`The backend has ended: ${backend.complaints()}`);
    await backend.stop();
    const { db, close } = await database.open();
    problems.push(...(await leadProblems(db, agent.id, load)));
    await close();
    console.log(
      `${load.acknowledged.length} leads acknowledged, ${load.refusals} refused for the time being; ${problems.length} problems`,
    );
    for (const said of words) console.log(`  it said: ${said}`);
    return problems;
  } finally {
    await stopBackends();
    await disk.remove();
  }
};
