import { expect, it } from 'vitest';
import { call } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import {
  covers,
  driveHomeTo,
  flexasPlan,
  homeRecord,
  newHomeQuote,
  patchHome,
  useHomeServer,
} from './testing/home.ts';

const world = useHomeServer();

interface Ids {
  readonly quoteId: string;
  readonly leadId: string;
}

it.each([
  ['updateHomeQuote', ({ quoteId }: Ids) => ({ params: { quoteId }, body: covers() })],
  [
    'updateHomeLead',
    ({ leadId }: Ids) => ({
      params: { leadId },
      body: { email: 'budi@payung.test', primaryMobile: '6281234567890', idCard: '1' },
    }),
  ],
  ['updatePrintPolicy', ({ quoteId }: Ids) => ({ body: { quoteId, printOption: 'soft' } })],
  ['homeQuickQuote', ({ quoteId }: Ids) => ({ params: { quoteId } })],
] as const)(
  'refuses %s of an older version with a conflict that carries the current quote',
  async (name, partsOf) => {
    const { server } = world;
    const { headers: agent } = await newAgent(server);
    const quote = await newHomeQuote(server, agent);
    await driveHomeTo(server, { who: agent, quote }, 'Quick Quote Created');
    const shown = await homeRecord(server, agent, quote.quoteId);
    expect((await patchHome(server, { who: agent, quoteId: quote.quoteId }, flexasPlan)).status).toBe(200);
    const now = await homeRecord(server, agent, quote.quoteId);
    const parts = partsOf({ quoteId: quote.quoteId, leadId: shown.leadId._id });
    const answer = await call(server, agent, name, {
      ...parts,
      headers: { 'if-match': `"${shown.version}"` },
    });
    expect([answer.status, answer.errCode]).toEqual([409, 1]);
    expect(answer.errMsg.data).toMatchObject([
      { planCode: 'HOMFLX', version: now.version, duePremium: now.duePremium },
    ]);
    expect(await homeRecord(server, agent, quote.quoteId)).toEqual(now);
  },
);
