import { stepTakerOf } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { wireLanguage } from '../request-language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { phonePatch } from './phone.ts';
import { requireQuote, requireQuoteToShow } from './require-quote.ts';
import { saveMove } from './save-step.ts';

/** The same for every product: pages that serve all of them correct the phone without knowing which it is. */
export const changePhone = async (ask: AskOf<'changePhone'>, services: Services) => {
  const { quoteId } = ask.params;
  const taker = stepTakerOf(ask.caller);
  const { product_id: productId } = await requireQuote(services.db, quoteId);
  const saving = { quoteId, productId, taker, seenVersion: ask.seenVersion };
  await saveMove(services, saving, {
    event: 'changePhone',
    change: (scene) => phonePatch(ask.body.insuredMobile, scene),
  });
  const quote = await requireQuoteToShow(services, quoteId);
  const viewer = { kind: taker.actor, language: wireLanguage(ask.language) };
  const data = await services.productOf(productId).recordOf(services.db, quote, viewer);
  return { message: TEXTS.quoteUpdated[ask.language], data };
};
