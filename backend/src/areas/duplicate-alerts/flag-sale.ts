import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { Queries } from '#core/database/database.ts';
import { insertFlagsOnce, listLine } from '#areas/duplicate-alerts/sql/line-flags.ts';
import type { Found } from '#areas/duplicate-alerts/sql/line-flags.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Policy } from '#areas/payment/tables.ts';

/** A policy that somebody of the line seems to have bought is one that earned the line its points (ruling R39). */
export const flagSale = async (
  tx: Queries,
  { policy_no: policyNo, quote_id: quoteId, agent_id: sellerId }: Policy,
  now: Date,
): Promise<void> => {
  const quote = await findQuote(tx, quoteId);
  if (quote === undefined) return;
  const phone = normalisePhone(quote.insured_phone);
  const idCard = quote.insured_id_card;
  const line = await listLine(tx, sellerId);
  const found = line.flatMap(({ id: agentId, ...agent }): readonly Found[] => [
    ...(phone !== undefined && agent.phone === phone ? [{ kind: 'phone', agentId, policyNo } as const] : []),
    ...(idCard !== '' && agent.id_number === idCard
      ? [{ kind: 'idNumber', agentId, policyNo } as const]
      : []),
  ]);
  await insertFlagsOnce(tx, found, now);
};
