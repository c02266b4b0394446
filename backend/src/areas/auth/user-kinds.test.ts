import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

it.each(['Mitra', 'Commercial', 'Support'])(
  'lets an agent of type %s in, and answers the type [SHELL-003]',
  async (type) => {
    const agent = await newAgent(world.server, { user_type: type });
    const answer = await world.server.app.inject({
      url: '/api/secure/care/get-agent',
      headers: agent.headers,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`"${type}"`);
  },
);

it('treats a visitor by a share link as a customer, and refuses the agents’ calls [SHELL-003]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  const read = await server.app.inject({ url: `/api/user/get-quotes?id=${quote.quoteId}`, headers: visit });
  const agents = await server.app.inject({ url: '/api/secure/care/get-agent', headers: visit });
  expect(read.statusCode).toBe(200);
  expect(agents.statusCode).toBe(403);
});
