import type { TestAgent } from '#testing/people.ts';
import { makePeople, makePlace } from './endured-place.ts';
import { leadSender } from './lead-sender.ts';
import { compareLeads, startLeadWriters } from './lead-writers.ts';
import type { RunOptions } from './run-options.ts';
import { filledDisk, playedDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { startServer } from './started-server.ts';
import { waitUntil } from './wait-until.ts';
import { callerTo } from './wire-caller.ts';

const ROUNDS = 3;
const WRITERS = 6;
/** Less than the database needs to write. */
const NEARLY_FULL_MB = 24;
/** The server said that it cannot write to its disk. */
const STORAGE_FAILED = 74;

const fill = async (disk: SmallDisk, options: RunOptions): Promise<readonly string[]> => {
  const place = await makePlace('pglite', options.folder);
  try {
    const { agents } = await makePeople(place, { agents: 1, staff: 0 });
    const [agent] = agents as [TestAgent];
    const env = { ...place.env, ...disk.env };
    let server = await startServer(env, disk.program);
    const { port } = new URL(server.url);
    const send = callerTo(() => server.url);
    const refusals = new Set<string>();
    const enter = leadSender(send, agent.headers, { isKilled: true });
    const load = startLeadWriters({ writers: WRITERS, send: enter, waitMs: 100 });
    const problems: string[] = [];
    const waitForMore = (): Promise<void> => {
      const before = load.acknowledged.length;
      return waitUntil('an acknowledged lead', () => load.acknowledged.length > before + WRITERS);
    };
    for (let round = 1; round <= (options.rounds ?? ROUNDS); round += 1) {
      await waitForMore();
      disk.leaveFree(NEARLY_FULL_MB);
      await waitUntil('a refusal in words', async () => {
        const { status, reply } = await send(agent.headers, 'markAllNotifications');
        if (status === 503) refusals.add(String(reply));
        return status === 503;
      });
      const read = await send(agent.headers, 'homeFigures');
      if (read.status !== 200)
        problems.push(`A read was answered ${read.status} while the disk was nearly full`);
      disk.free();
      await waitForMore();
      disk.leaveFree(0);
      // Either it saw in time that it must only read, or a write of its log failed and it has ended.
      await waitUntil('the end of writing', async () => {
        if (!server.isAlive()) return true;
        const { status } = await send(agent.headers, 'markAllNotifications');
        return status === 503;
      });
      disk.free();
      if (!server.isAlive()) {
        const code = await server.ended;
        if (code !== STORAGE_FAILED) problems.push(`The server ended with ${code}: ${server.complaints()}`);
        console.log(`  round ${round}: the server ended with ${code} and is started again`);
        server = await startServer({ ...env, PORT: port }, disk.program);
      }
    }
    await waitForMore();
    await load.stop();
    await server.stop();
    const { db, close } = await place.open();
    const kept = await db
      .selectFrom('leads')
      .select(['id', 'phone'])
      .where('agent_id', '=', agent.id)
      .execute();
    await close();
    const { lost, twice } = compareLeads(load.acknowledged, kept);
    if (lost.length > 0) problems.push(`${lost.length} acknowledged leads are lost`);
    if (twice.length > 0) problems.push(`${twice.length} leads were entered twice`);
    problems.push(...load.faults);
    console.log(
      `${disk.says}: ${load.acknowledged.length} leads acknowledged, ${load.refusals} refused for the time being; ${problems.length} problems`,
    );
    for (const words of refusals) console.log(`  it said: ${words}`);
    return problems;
  } finally {
    disk.remove();
    place.remove();
  }
};

/** With `--folder` the disk below it is really filled: mount a small one, such as a tmpfs of 400 MB, and name it. */
export const fullDisk = (options: RunOptions): Promise<readonly string[]> =>
  fill(options.folder === undefined ? playedDisk() : filledDisk(options.folder), options);
