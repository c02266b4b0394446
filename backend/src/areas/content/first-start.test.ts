import { expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent } from '#testing/people.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';

const world = useWholeBackend([kiteModule]);

it('imports the sample contents at the first start of the server', async () => {
  const { headers } = await newAgent(world.server);
  const faq = await succeed(world.server, headers, 'getContent', { query: { kind: 'faq' } });
  expect(faq.data).toHaveLength(13);
  const { data } = await succeed(world.server, headers, 'buildingCosts');
  expect(data.costs).toHaveLength(21);
});
