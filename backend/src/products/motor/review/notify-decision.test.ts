import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPush } from '#areas/push/push-notice.ts';
import { startPushStandIn } from '#areas/push/testing/push-stand-in.ts';
import { succeed } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import { decide, submittedQuote, useMotorServer } from '../testing/inspected.ts';

const world = useMotorServer();
let standIn: Awaited<ReturnType<typeof startPushStandIn>>;
beforeAll(async () => {
  standIn = await startPushStandIn();
});
afterAll(() => standIn.close());

it.each(['approve', 'flag', 'reject'])(
  'tells the browser of the agent of the decision to %s, and not which it is',
  async (kind) => {
    const { server } = world;
    standIn.received.length = 0;
    const { agent, quoteId, photos } = await submittedQuote(server);
    const headers = { 'accept-language': 'id' };
    await succeed(server, agent, 'turnPushOn', { body: standIn.subscription(), headers });
    const flags = kind === 'flag' ? [{ photoId: photos['front'], reason: 'dark', note: '' }] : [];
    const reason = kind === 'reject' ? 'Too old' : '';
    await decide(server, await newStaff(server), quoteId, { decision: kind, flags, reason });
    for (const job of server.jobs)
      if (job.kind === 'sendPush' && job.quoteId === quoteId) await sendPush(server.services, job);
    expect(standIn.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      {
        title: 'Ada keputusan',
        body: 'Foto untuk sebuah penawaran sudah diperiksa.',
        tag: `decided-${quoteId}`,
        path: expect.stringMatching(/^\/app\/oonalead\?leadId=[0-9a-f]{24}$/) as string,
      },
    ]);
  },
);
