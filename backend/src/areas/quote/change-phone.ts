import type { WireReply } from '#core/http/wire-reply.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import type { QuoteCommand } from './event-context.ts';
import { sharedPhonePatch } from './phone.ts';
import { saveChange } from './save-change.ts';
import { savedReply } from './wire-record.ts';

/** The same for every product: pages that serve all of them correct the phone without knowing which it is. */
export const changePhone = async (
  context: HandlerContextOf<'changePhone'>,
  services: Services,
): Promise<WireReply> => {
  const { quoteId } = context.params;
  const { phone } = context.body;
  const command: QuoteCommand = { event: 'changePhone', change: (event) => sharedPhonePatch(phone, event) };
  const saved = await saveChange(context, services, { quoteId, command });
  return savedReply(services.productOf(saved.quote.productId), saved);
};
