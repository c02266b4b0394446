import { useNavigate } from 'react-router-dom';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { QuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { JobResult } from '#journey/steps/single-flight.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { discountToSave, orderPrice } from '#journey/price/order-price.ts';
import type { DiscountChange, DiscountChoice } from '#journey/price/order-price.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { isStale } from '#journey/steps/save-step.ts';
import { shellRoutes } from '#routes/shell-routes.ts';

type Who = 'agent' | 'customer';

/** What an order summary saves. */
export type OrderChange = DiscountChange | { readonly kind: 'phone'; readonly phone: string };

/** How a product saves its order and has it quoted. */
export interface QuoteRequest {
  /** What the error page calls the product (TRV-066). */
  product: string;
  /** Says nothing of a failure, only `problem` does; answers whether it is saved. */
  save: (change: OrderChange) => Promise<boolean>;
  /** The record as the server answered it last. */
  record: () => QuoteRecord | undefined;
  problem: string | undefined;
  /** The discount could not be saved: to the error page, or nowhere. */
  onUnsaved: (who: Who) => 'toErrorPage' | 'stayed';
  /** Asks for the quick quote of the version that was seen, without a toast of its own; answers the quote's code. */
  quickQuote: (seenVersion: number | undefined) => Promise<string>;
  /** What the toast says then. */
  success: string;
  /** Navigation state for the next page, and what the session remembers. */
  onwards?: (who: Who, code: string) => { state?: object; context?: Partial<QuoteContext> };
}

interface Order<Quote> {
  quote: Quote;
  who: Who;
  choice: DiscountChoice;
  /**
   * The quote is another one now, or costs something else than was shown: asks whether to go on. `isSaved`:
   * what was entered stands on the server.
   */
  onChanged: (isSaved: boolean) => void;
  /** What was entered stands on the server now. */
  onSaved: () => Promise<void>;
}

/** Next: saves the discount, requests the quick quote, and opens the next page. */
export const useRequestQuote = <Quote extends QuoteRecord>(
  step: JourneyStep<Quote>,
  quoting: QuoteRequest,
) => {
  const navigate = useNavigate();
  const refresh = useRefreshQuote();
  const [, changeContext] = useQuoteContext();

  return async ({ quote, who, choice, onChanged, onSaved }: Order<Quote>): Promise<JobResult> => {
    const quoteId = quote.id;
    const shownTotal = orderPrice(quote, choice).subtotal;
    const ask = (isSaved: boolean): JobResult => {
      onChanged(isSaved);
      return 'stayed';
    };
    const fail = (): JobResult => {
      const state = { data: quoting.product, quoteId };
      void navigate(quoteAddress(shellRoutes.quoteError.path, quoteId), { state });
      return 'navigated';
    };

    const change = discountToSave(quote, who, choice);
    const versionBefore = quoting.record()?.version;
    if (change !== undefined && !(await quoting.save(change))) {
      if (quoting.record()?.version !== versionBefore) return ask(false);
      return quoting.onUnsaved(who) === 'stayed' ? 'stayed' : fail();
    }
    const seen = quoting.record() ?? quote;
    // What is charged is what the server answered, whatever this screen made of it.
    if (seen.subtotal !== shownTotal) return ask(change !== undefined);
    let code = '';
    try {
      code = await quoting.quickQuote(seen.version);
    } catch (error) {
      if (!isStale(error)) return fail();
      await refresh(quoteId);
      return ask(change !== undefined);
    }
    const { state, context } = quoting.onwards?.(who, code) ?? {};
    changeContext({ quoteId, ...context });
    await onSaved();
    toast.success(quoting.success);
    await refresh(quoteId);
    step.goNext(quote, state);
    return 'navigated';
  };
};
