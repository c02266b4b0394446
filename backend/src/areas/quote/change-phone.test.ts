import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newPhone, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

it.each(['kite', 'paper', 'balloon'])(
  'corrects the phone of a quote of %s by one call, and ends the visits of the old one',
  async (model) => {
    const { server } = world;
    const { headers: agent } = await newAgent(server);
    const { quoteId, phone } = await newQuote(server, agent, { model });
    const visit = await newVisit(server, quoteId, phone);
    const insuredMobile = newPhone();
    const params = { quoteId };
    const { data } = await succeed(server, agent, 'changePhone', { params, body: { insuredMobile } });
    expect(data).toMatchObject({ _id: quoteId, insuredMobile, stage: 'Lead Created' });
    expect((await call(server, visit, 'getQuote', { query: { id: quoteId } })).status).toBe(401);
    const wrong = await call(server, agent, 'changePhone', { params, body: { insuredMobile: '12' } });
    expect(wrong.status).toBe(422);
  },
);
