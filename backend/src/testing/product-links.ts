import { describe, expect, it } from 'vitest';
import { REPLY_MS } from '#areas/auth/links/open-link.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

interface ProductLinks {
  readonly title: string;
  readonly module: ProductModule;
  readonly productId: string;
  readonly prefix: string;
  /** The calls of the product that make and open a link. */
  readonly generate: string;
  readonly open: string;
  readonly createQuote: (
    server: AreaServer,
    agent: Credentials,
    facts?: object,
  ) => Promise<{ readonly quoteId: string; readonly phone: string }>;
  /** Facts of a quote without the phone of the customer. */
  readonly withoutPhone: object;
}

const idOf = (link: string): string => link.split('/').at(-1) ?? '';

/** Tests of the share links of a product that has calls of its own for them. */
export const describeProductLinks = ({
  title,
  module,
  productId,
  prefix,
  ...product
}: ProductLinks): void => {
  const world = useAreaServer([module, kiteModule]);
  const open = (id: string, who = nobody) => call(world.server, who, product.open, { query: { id } });
  const openNeutral = (id: string) => call(world.server, nobody, 'decryptLink', { query: { id } });
  const share = async (facts: object = {}) => {
    const { headers: agent } = await newAgent(world.server);
    const quote = await product.createQuote(world.server, agent, facts);
    const query = { type: 'lead', quoteId: quote.quoteId };
    return { agent, quote, query, generate: () => call(world.server, agent, product.generate, { query }) };
  };

  describe.each([title])('%s', () => {
    it('makes the same link of six characters with its own call and the common one [LINK-040]', async () => {
      const { server } = world;
      const { agent, query, generate } = await share();
      const { link } = (await generate()).errMsg;
      expect(link).toMatch(new RegExp(`^https://payung\\.test/app/${prefix}/[0-9A-Za-z]{6}$`));
      expect((await succeed(server, agent, 'generateLink', { query })).link).toBe(link);
      const pdf = { ...query, isEPdfLink: 'true', pdfType: 'quickQuote' };
      expect((await succeed(server, agent, 'generateLink', { query: pdf })).link).toContain(
        `/app/${prefix}/`,
      );
    });

    it('opens with its own call, and shows the quote only after the one-time code', async () => {
      const { quote, generate } = await share();
      const id = idOf((await generate()).errMsg.link);
      const invitation = {
        productId,
        fullName: 'Sari',
        introduction: {
          agent: 'Sari Wulandari',
          hasPicture: false,
          startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          phoneEnd: quote.phone.slice(-3),
        },
      };
      expect((await open(id)).errMsg.data).toEqual(invitation);
      const visit = await newVisit(world.server, quote.quoteId, quote.phone);
      const { data } = (await open(id, visit)).errMsg;
      expect(data).toMatchObject({ ...invitation, quoteId: quote.quoteId });
      expect(Object.keys(data).toSorted()).toEqual([
        'fullName',
        'introduction',
        'productId',
        'quoteId',
        'stage',
      ]);
    });

    it('answers a link of another product as one that does not exist, in the same time', async () => {
      const { server } = world;
      const { agent, generate } = await share();
      const { quoteId } = await newQuote(server, agent);
      const query = { type: 'lead', quoteId };
      const kite = idOf((await succeed(server, agent, 'generateLink', { query })).link);
      const unknown = await open('zzzzzz');
      expect(unknown.message).toBe('given link is invalid');
      const begun = performance.now();
      const foreign = await open(kite);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(REPLY_MS - 2);
      const own = await openNeutral(idOf((await generate()).errMsg.link));
      for (const answer of [foreign, own])
        expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
      expect((await openNeutral(kite)).status).toBe(200);
      expect((await call(server, agent, product.generate, { query })).status).toBe(404);
    });

    it('is not made before the quote has the phone of the customer', async () => {
      const { generate } = await share(product.withoutPhone);
      expect((await generate()).status).toBe(422);
    });
  });
};
