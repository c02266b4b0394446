import { listInvoicesToCheck, markInvoiceChecked } from '#areas/payment/sql/invoices.ts';
import type { Services } from '../services.ts';
import { settle } from './settle.ts';
import type { Settlement } from './settle.ts';

/** Invoices without a final status, the longest unchecked first. */
export const invoicesToCheck = (services: Services, limit: number): Promise<readonly string[]> =>
  listInvoicesToCheck(services.db, services.clock.now(), limit);

/** Asks the provider what became of an invoice: notifications get lost. */
export const reconcileInvoice = async (services: Services, invoiceNo: string): Promise<Settlement> => {
  await markInvoiceChecked(services.db, invoiceNo, services.clock.now());
  const { status, amount, paidAt } = await services.payments.readStatus(invoiceNo);
  return settle(
    services,
    { invoiceNumber: invoiceNo, requestId: `status-${status}`, amount, status, paidAt },
    'status',
  );
};
