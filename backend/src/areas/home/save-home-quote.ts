import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { findQuoteIdByLead } from '#repositories/quotes.ts';
import { stepTakerOf } from '../actor.ts';
import type { Ask, AskOf } from '../area.ts';
import { requireQuoteToShow } from '../quote/require-quote.ts';
import { saveMove } from '../quote/save-step.ts';
import type { Move } from '../quote/save-step.ts';
import { absent } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { leadMove, printMove } from './contact-moves.ts';
import { homeRecordOf } from './home-record.ts';
import { homeMoveOf } from './update-home-quote.ts';

type Asking = Pick<Ask, 'caller' | 'language' | 'seenVersion'>;

/** Every save answers the record as it then stands, with its version. */
const save = async (ask: Asking, services: Services, quoteId: string, move: Move) => {
  const taker = stepTakerOf(ask.caller);
  const saving = { quoteId, productId: PRODUCT_IDS.home, taker, seenVersion: ask.seenVersion };
  await saveMove(services, saving, move);
  const quote = await requireQuoteToShow(services, quoteId);
  const viewer = { kind: taker.actor, language: wireLanguage(ask.language) };
  return {
    message: TEXTS.quoteUpdated[ask.language],
    data: await homeRecordOf(services.db, quote, viewer),
  };
};

export const updateHomeQuote = (ask: AskOf<'updateHomeQuote'>, services: Services) =>
  save(ask, services, ask.params.quoteId, homeMoveOf(ask.body));

export const updateHomeLead = async (ask: AskOf<'updateHomeLead'>, services: Services) => {
  const quoteId = await findQuoteIdByLead(services.db, ask.params.leadId);
  if (quoteId === undefined) throw absent();
  return save(ask, services, quoteId, leadMove(ask.body));
};

export const updatePrintPolicy = (ask: AskOf<'updatePrintPolicy'>, services: Services) =>
  save(ask, services, ask.body.quoteId, printMove(ask.body));
