import { expect, it } from 'vitest';
import { useAreaServer } from '../testing/area-server.ts';
import { call, succeed } from '../testing/caller.ts';
import { newHomeQuote } from '../testing/home.ts';
import { newAgent, newPhone, newQuote, newVisit } from '../testing/people.ts';

const world = useAreaServer();

it.each([
  ['travel', newQuote],
  ['home', newHomeQuote],
] as const)(
  'corrects the phone of a quote of %s by one call, and ends the visits of the old one',
  async (_product, open) => {
    const { server } = world;
    const { headers: agent } = await newAgent(server);
    const { quoteId, phone } = await open(server, agent);
    const visit = await newVisit(server, quoteId, phone);
    const insuredMobile = newPhone();
    const params = { quoteId };
    const { data } = await succeed(server, agent, 'changePhone', { params, body: { insuredMobile } });
    expect(data).toMatchObject({ _id: quoteId, insuredMobile, stage: 'Lead Created' });
    expect((await call(server, visit, 'getQuotes', { query: { id: quoteId } })).status).toBe(401);
    const wrong = await call(server, agent, 'changePhone', { params, body: { insuredMobile: '12' } });
    expect(wrong.status).toBe(422);
  },
);
