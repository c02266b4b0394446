import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { entriesOf, newLine, paidSale, saleToPay } from '#areas/network/testing/networks.ts';

const world = useAreaServer();

/** With a setting of the operator. */
const withWorth = (pointWorth: number | undefined) =>
  Object.assign(world.server.services, { network: { ...world.server.services.network, pointWorth } });

it('says what a quote earns, which is what it books once it is paid [NET-005]', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { quote, amount } = await saleToPay(server, seller);
  const ask = () => succeed(server, seller.headers, 'quoteEarning', { params: { quoteId: quote.quoteId } });
  const before = await ask();
  expect(before).toEqual({ data: { points: 27, premium: amount, illustrative: true } });
  expect(await entriesOf(server, seller)).toEqual([]);
  const sold = await paidSale(server, seller);
  expect(await entriesOf(server, seller)).toMatchObject([{ kind: 'earned', points: 27 }]);
  expect(
    await succeed(server, seller.headers, 'quoteEarning', { params: { quoteId: sold.quote.quoteId } }),
  ).toMatchObject({ data: { points: 27 } });
});

it('says what the points are worth in rupiah where the operator has set it', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { quote } = await saleToPay(server, seller);
  withWorth(1_500);
  const answer = await succeed(server, seller.headers, 'quoteEarning', {
    params: { quoteId: quote.quoteId },
  });
  withWorth(undefined);
  expect(answer).toMatchObject({ data: { points: 27, worth: 40_500 } });
});

it('says what another discount would leave, saves nothing, and refuses what the product does not allow', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const { quote, amount } = await saleToPay(server, seller);
  const params = { quoteId: quote.quoteId };
  const ask = (discountPercent: string) =>
    succeed(server, seller.headers, 'quoteEarning', { params, query: { discountPercent } });
  expect([await ask('0'), await ask('10'), await ask('12.5'), await ask('20')]).toEqual([
    { data: { points: 27, premium: 274_500, illustrative: true } },
    { data: { points: 24, premium: 248_550, illustrative: true } },
    { data: { points: 24, premium: 242_062, illustrative: true } },
    { data: { points: 22, premium: 222_600, illustrative: true } },
  ]);
  expect(
    await call(server, seller.headers, 'quoteEarning', { params, query: { discountPercent: '99' } }),
  ).toMatchObject({ status: 422 });
  expect(await succeed(server, seller.headers, 'quoteEarning', { params })).toMatchObject({
    data: { premium: amount },
  });
});
