import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { describeProductLinks } from '#testing/product-links.ts';
import { motorModule } from './module.ts';
import { beat, newMotorQuote, useMotorServer } from './testing/motor.ts';

const world = useMotorServer();

for (const [title, productId, facts] of [
  ['a link of a car [LINK-017]', PRODUCT_IDS.motor4w, {}],
  ['a link of a motorcycle', PRODUCT_IDS.motor2w, beat],
] as const)
  describeProductLinks({
    title,
    module: motorModule,
    productId,
    prefix: 'motor',
    generate: 'generateMotorLink',
    open: 'decryptMotorLink',
    createQuote: (server, agent, change) => newMotorQuote(server, agent, { ...facts, ...change }),
    withoutPhone: { insuredMobile: undefined },
  });

it('answers an expired link with its own message [LINK-018]', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, agent);
  const query = { type: 'lead', quoteId };
  const { link } = await succeed(server, agent, 'generateMotorLink', { query });
  await server.services.db
    .updateTable('share_links')
    .set({ expires_at: server.clock.now() })
    .where('quote_id', '=', quoteId)
    .execute();
  const answer = await call(server, nobody, 'decryptMotorLink', { query: { id: link.split('/').at(-1) } });
  expect(answer.message).toBe('link is expired');
});
