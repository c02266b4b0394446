import { notify } from '#areas/quote/testing/journey.ts';
import type { ProviderStatus } from '#providers/payment/payment-provider.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { invoiced } from './payments.ts';

/** Money that came twice for one policy: the second payment is owed back. */
export const owedRefund = async (server: AreaServer, amount?: number) => {
  const sale = await invoiced(server);
  await notify(server, sale.invoiceNumber, sale.amount);
  const again = { paymentId: `again-${sale.invoiceNumber}` };
  await notify(server, sale.invoiceNumber, sale.amount, again);
  const { db } = server.services;
  const { id } = await db
    .selectFrom('refunds_due')
    .select('id')
    .where('quote_id', '=', sale.quote.quoteId)
    .executeTakeFirstOrThrow();
  if (amount !== undefined)
    await db.updateTable('refunds_due').set({ amount }).where('id', '=', id).execute();
  return { ...sale, refundId: String(id) };
};

/** A policy whose payment the provider reports as taken back. */
export const takenBackSale = async (server: AreaServer, status: ProviderStatus = 'REFUNDED') => {
  const sale = await invoiced(server);
  await notify(server, sale.invoiceNumber, sale.amount);
  const reported = await notify(server, sale.invoiceNumber, sale.amount, { status });
  if (reported.statusCode !== 200) throw new Error(reported.payload);
  return sale;
};
