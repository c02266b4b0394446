import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPushClient, newPushKey } from '#providers/push/push-client.ts';
import { createJobQueue } from '#core/jobs/job-queue.ts';
import { tryJob } from '#core/jobs/perform-jobs.ts';
import type { Perform } from '#core/jobs/perform-jobs.ts';
import { TryLater } from '#core/jobs/try-later.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newAgent, signIn } from '#testing/people.ts';
import { laneOf } from '../lanes.ts';
import type { PushNotice } from '../services.ts';
import { pushToAgent, sendPush } from './push-notice.ts';
import { startPushStandIn } from './testing/push-stand-in.ts';

const world = useAreaServer();
let standIn: Awaited<ReturnType<typeof startPushStandIn>>;
beforeAll(async () => {
  standIn = await startPushStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.received.length = 0;
  standIn.answersAt.clear();
});

/** An agent with notices on in so many browsers, by their endpoints. */
const agentWith = async (browsers: number) => {
  const { server } = world;
  const agent = await newAgent(server);
  const endpoints: string[] = [];
  for (let index = 0; index < browsers; index += 1) {
    const headers = index === 0 ? agent.headers : await signIn(server, agent);
    const body = standIn.subscription();
    await succeed(server, headers, 'turnPushOn', { body });
    endpoints.push(body.endpoint);
  }
  return { id: agent.id, endpoints };
};

/** Something happens to a quote of the agent; what is to be done then. */
const happenTo = async (agentId: string): Promise<readonly PushNotice[]> => {
  const { server } = world;
  const known = server.jobs.length;
  const quote = { id: 'q', agent_id: agentId, of_lead_id: null };
  await pushToAgent(server.services, server.services.db, { quote, event: 'paid' });
  return server.jobs.slice(known).filter((job) => job.kind === 'sendPush');
};

/** Each as often as it is to be tried. */
const sendAll = async (jobs: readonly PushNotice[], tries: number): Promise<readonly string[]> => {
  const outcomes: string[] = [];
  for (const job of jobs) {
    let outcome = '';
    for (let index = 0; index < tries && outcome !== 'done'; index += 1)
      outcome = await sendPush(world.server.services, job).then(
        () => 'done',
        (error: unknown) => String(error),
      );
    outcomes.push(outcome);
  }
  return outcomes.toSorted();
};

const timesTold = (endpoint: string): number =>
  standIn.received.filter(({ path }) => standIn.url + path === endpoint).length;
const endpointsOf = async (agentId: string): Promise<readonly string[]> => {
  const rows = await world.server.services.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('agent_id', '=', agentId)
    .execute();
  return rows.map(({ endpoint }) => endpoint);
};

it.each([500, 503, 429])(
  'tells each browser once although the service of one answers %i to every try',
  async (status) => {
    const { id, endpoints } = await agentWith(3);
    const [bad = '', ...good] = endpoints;
    standIn.answersAt.set(bad, { status });
    const outcomes = await sendAll(await happenTo(id), 4);
    expect(outcomes).toEqual([
      expect.stringContaining(`The push service answered ${status}`),
      'done',
      'done',
    ]);
    expect([timesTold(bad), ...good.map(timesTold)]).toEqual([4, 1, 1]);
  },
);

it('is one job for each browser, also of a job that an older release has written for all', async () => {
  const { id, endpoints } = await agentWith(2);
  const { server } = world;
  const known = server.jobs.length;
  await sendPush(server.services, { kind: 'sendPush', agentId: id, quoteId: 'q', leadId: '', event: 'paid' });
  expect(standIn.received).toEqual([]);
  const jobs = server.jobs.slice(known).filter((job) => job.kind === 'sendPush');
  expect(await sendAll(jobs, 1)).toEqual(['done', 'done']);
  expect(endpoints.map(timesTold)).toEqual([1, 1]);
});

it('tells nothing that is older than a quarter of an hour', async () => {
  const { server } = world;
  const { id, endpoints } = await agentWith(1);
  const { db } = server.services;
  const [notice] = await happenTo(id);
  const secret = 'a secret of at least thirty-two characters';
  const perform = ({ job }: { readonly job: PushNotice }) => sendPush(server.services, job);
  const log = { info: () => undefined, error: () => undefined };
  const tryAfter = async (minutes: number): Promise<number> => {
    await createJobQueue({ clock: server.clock, secret, laneOf })(db, notice!);
    server.clock.advance(minutes * 60);
    const [row] = await db.selectFrom('jobs').select('id').where('status', '=', 'waiting').execute();
    const parts = { db, clock: server.clock, secret, log, perform: perform as Perform<PushNotice> };
    const { signal } = new AbortController();
    await tryJob(parts, { id: row!.id, attempt: 1, lane: laneOf('sendPush'), signal });
    return timesTold(endpoints[0]!);
  };
  expect([await tryAfter(15), await tryAfter(14)]).toEqual([0, 1]);
});

describe('a push service that refuses', () => {
  it.each([400, 401, 403, 413])(
    'is not asked again after %i, and the operator sees it fail',
    async (status) => {
      const { id, endpoints } = await agentWith(1);
      const [bad = ''] = endpoints;
      standIn.answersAt.set(bad, { status });
      const [job] = await happenTo(id);
      expect(await sendAll([job!], 4)).toEqual(['done']);
      expect([timesTold(bad), await endpointsOf(id)]).toEqual([1, [bad]]);
      const push = createPushClient({
        key: newPushKey(),
        contact: 'mailto:a@payung.test',
        allowsStandIn: true,
      });
      const { publicKey, auth } = standIn.subscription();
      const sending = push.send({ endpoint: bad, keys: { p256dh: publicKey, auth } }, '{}');
      await expect(sending).rejects.toThrow(`The push service refused with ${status}`);
    },
  );

  it('five times one after another is asked no more: that subscription never takes anything', async () => {
    const { id, endpoints } = await agentWith(2);
    const [bad = '', good = ''] = endpoints;
    standIn.answersAt.set(bad, { status: 403 });
    const left: (readonly string[])[] = [];
    for (let event = 0; event < 6; event += 1) {
      await sendAll(await happenTo(id), 1);
      left.push((await endpointsOf(id)).toSorted());
    }
    const both = [bad, good].toSorted();
    expect(left).toEqual([both, both, both, both, [good], [good]]);
    expect([timesTold(bad), timesTold(good)]).toEqual([5, 6]);
  });

  it('is kept where it takes one in between: only refusals one after another count', async () => {
    const { id, endpoints } = await agentWith(1);
    const [browser = ''] = endpoints;
    for (const status of [403, 403, 403, 403, 201, 403, 403, 403, 403]) {
      standIn.answersAt.set(browser, { status });
      await sendAll(await happenTo(id), 1);
    }
    expect(await endpointsOf(id)).toEqual([browser]);
  });
});

describe('a push service that is busy', () => {
  it.each([
    [429, '120', 120_000],
    [503, '30', 30_000],
    [503, 'Thu, 15 Jan 2026 03:02:00 GMT', 120_000],
    [503, 'Thu, 15 Jan 2026 02:00:00 GMT', 0],
    [429, 'soon', undefined],
    [429, '', undefined],
  ])('says with %i and "%s" when it may be asked again', async (status, retryAfter, afterMs) => {
    const { id, endpoints } = await agentWith(1);
    const date = 'Thu, 15 Jan 2026 03:00:00 GMT';
    standIn.answersAt.set(endpoints[0]!, { status, 'retry-after': retryAfter, date });
    const [job] = await happenTo(id);
    const error: unknown = await sendPush(world.server.services, job!).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(TryLater);
    expect((error as TryLater).afterMs).toBe(afterMs);
  });
});
