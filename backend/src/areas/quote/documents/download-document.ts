import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { eventActorOf } from '#core/access/event-actor.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findQuote } from '../sql/quotes.ts';
import { policyDocument, quotationDocument, receiptDocument } from './quote-documents.ts';

export const ePolicy = async (
  { caller, query, language }: HandlerContextOf<'ePolicy'>,
  services: Services,
) => {
  const { quoteId, policyNo } = query;
  // Access was checked for the quote: the policy number must be that quote's.
  if (policyNo !== undefined && policyNo !== (await findQuote(services.db, quoteId))?.policy_no) {
    throw notFound();
  }
  const wanted = { quoteId, viewer: { kind: eventActorOf(caller).kind, language } };
  if (query.document === undefined) return policyDocument(services, wanted);
  const receipt = await receiptDocument(services, wanted);
  if (receipt === undefined) throw refused(TEXTS.notPaidYet);
  return receipt;
};

export const eQuotation = ({ caller, query, language }: HandlerContextOf<'eQuotation'>, services: Services) =>
  quotationDocument(services, {
    quoteId: query.quoteId,
    viewer: { kind: eventActorOf(caller).kind, language },
  });
