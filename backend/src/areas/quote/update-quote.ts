import { notFound, refused } from '#core/http/api-refusal.ts';
import { readPart } from '#core/http/read-request.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { WireReply } from '#core/http/wire-reply.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { saveChange } from './save-change.ts';
import { savedReply } from './wire-record.ts';

/** The body means what the quote's product says that it means. */
export const updateQuote = async (
  context: HandlerContextOf<'updateQuote'>,
  services: Services,
): Promise<WireReply> => {
  const { quoteId } = context.params;
  if (context.productId === undefined) throw notFound();
  const product = services.productOf(context.productId);
  if (product.changes === undefined) throw refused(TEXTS.noChanges);
  const { schema, codec, commandOf } = product.changes;
  const change = readPart(schema, context.body);
  const command = commandOf((codec === undefined ? change : codec.decode(change)) as never);
  return savedReply(product, await saveChange(context, services, { quoteId, command }));
};
