import { expect, it } from 'vitest';
import { kite } from '#testing/kite/products.ts';
import { invoiced } from '#areas/payment/testing/payments.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { useAreaServer } from '#testing/area-server.ts';

const world = useAreaServer();

/** Figures of the business, by their labels. */
const figures = async (): Promise<Readonly<Record<string, number>>> => {
  const { body } = await world.server.app.inject('/metrics');
  return Object.fromEntries(
    [...body.matchAll(/^payung_(?:policies_issued|payments_received)_total\{(.*)\} (\d+)$/gm)].map(
      ([, labels = '', count]) => [labels.replaceAll('"', ''), Number(count)],
    ),
  );
};

it('count a policy and a payment once, however often the provider tells, and what buys nothing as owed back', async () => {
  const { server } = world;
  const before = await figures();
  const sale = await invoiced(server);
  await notify(server, sale.invoiceNumber, sale.amount);
  await notify(server, sale.invoiceNumber, sale.amount);
  await notify(server, sale.invoiceNumber, sale.amount, { paymentId: 'second' });
  const after = await figures();
  const grown = Object.entries(after)
    .map(([labels, count]) => [labels, count - (before[labels] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(grown)).toEqual({
    [`product=${kite.productId},kind=paid`]: 1,
    'outcome=policy': 1,
    'outcome=refund': 1,
  });
});
