import { useNavigate } from 'react-router-dom';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { QuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { PromoCode, QuoteRecord } from '#api/endpoints/quote.ts';
import type { JobEnd } from '#journey/one-at-a-time.ts';
import { quoteAddress } from '#journey/quote-address.ts';
import { reductionToSave } from '#journey/quote-lines.ts';
import type { Reduction } from '#journey/quote-lines.ts';
import { useRefreshQuote } from '#journey/refresh-quote.ts';
import { shellRoutes } from '#routes/shell-routes.ts';

export type Who = 'agent' | 'customer';

/** What an order summary saves. */
export type OrderChange =
  | { readonly insuredMobile: string }
  | { readonly discountPercent: number }
  | { readonly promoCodeList: [PromoCode] };

/** How a product saves its order and has it quoted. */
export interface Quoting {
  /** Says nothing of a failure, only `problem` does; answers whether it is saved. */
  save: (change: OrderChange) => Promise<boolean>;
  problem: string | undefined;
  /** What took money off could not be saved: to the error page, or nowhere. */
  onUnsaved: (who: Who) => 'toErrorPage' | 'stays';
  /** Asks for the quick quote, without a toast of its own; answers the quote's code. */
  quickQuote: () => Promise<string>;
  /** What the toast says then. */
  success: string;
  onwards: (who: Who, code: string) => { path: string; state?: object; context?: Partial<QuoteContext> };
}

interface Order {
  /** What the error page calls the product. */
  product: string;
  quote: QuoteRecord;
  who: Who;
  reduction: Reduction;
  /** What was entered stands on the server now. */
  onSaved: () => Promise<void>;
}

/** Next: saves what takes money off, asks for the quick quote, and goes on. */
export const useRequestQuote = (quoting: Quoting) => {
  const navigate = useNavigate();
  const refresh = useRefreshQuote();
  const [, changeContext] = useQuoteContext();

  return async (order: Order): Promise<JobEnd> => {
    const { product, quote, who, reduction, onSaved } = order;
    const quoteId = quote._id;
    const fail = (): JobEnd => {
      const state = { data: product, quoteId };
      void navigate(quoteAddress(shellRoutes.quoteError.path, quoteId), { state });
      return 'left';
    };

    const change = reductionToSave(quote, who, reduction);
    if (change !== undefined && !(await quoting.save(change))) {
      return quoting.onUnsaved(who) === 'stays' ? 'stays' : fail();
    }
    let code = '';
    try {
      code = await quoting.quickQuote();
    } catch {
      return fail();
    }
    const { path, state, context } = quoting.onwards(who, code);
    changeContext({ quoteId, quote_Id: code, ...context });
    await onSaved();
    toast.success(quoting.success);
    await refresh(quoteId);
    void navigate(quoteAddress(path, quoteId), { state });
    return 'left';
  };
};
