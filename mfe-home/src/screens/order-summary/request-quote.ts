import { useNavigate } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { UpdateHomeQuoteInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { send } from '@payung/shared/api/send.ts';
import type { JobEnd } from '@payung/shared/journey/one-at-a-time.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { reductionToSave } from '@payung/shared/journey/quote-lines.ts';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';
import { useRefreshQuote } from '@payung/shared/journey/refresh-quote.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { customerState } from '#home-quote/quote-facts.ts';
import { useSaveHomeStep } from '#home-quote/save-step.ts';
import { useText } from '#messages/catalogue.ts';

/** A code goes along with its percent, as home's call takes it (HOME-052). */
const changeOf = (
  quote: HomeQuoteRecord,
  who: 'agent' | 'customer',
  reduction: Reduction,
): UpdateHomeQuoteInput | undefined => {
  const change = reductionToSave(quote, who, reduction);
  return change !== undefined && 'promoCodeList' in change ? change.promoCodeList[0] : change;
};

/** Next: saves what takes money off, asks for the quick quote, and goes on (HOME-052 to HOME-059). */
export const useRequestQuote = (
  quoteId: string,
  who: 'agent' | 'customer',
  /** What was entered stands on the server now. */
  onSaved: () => Promise<void>,
) => {
  const t = useText();
  const navigate = useNavigate();
  const refresh = useRefreshQuote();
  const saving = useSaveHomeStep(quoteId, { quiet: true });
  const [, changeContext] = useQuoteContext();

  const fail = (): JobEnd => {
    const state = { data: 'home', quoteId };
    void navigate(quoteAddress(shellRoutes.quoteError.path, quoteId), { state });
    return 'left';
  };

  const requestQuote = async (quote: HomeQuoteRecord, reduction: Reduction): Promise<JobEnd> => {
    const change = changeOf(quote, who, reduction);
    // Whoever it was, and whatever was the matter (ruling K83).
    if (change !== undefined && !(await saving.save(change))) return fail();
    let code = '';
    try {
      const reply = await send(endpoints.homeQuickQuote, { params: { quoteId }, quiet: true });
      code = reply.data.quote_Id;
    } catch {
      return fail();
    }
    changeContext({ quoteId, quote_Id: code });
    await onSaved();
    toast.success(t('home.quote.quick'));
    await refresh(quoteId);
    if (who === 'agent') void navigate(quoteAddress(homeRoutes.quoteCreated.path, quoteId));
    else {
      const state = customerState({ _id: quoteId, quote_Id: code });
      void navigate(quoteAddress(homeRoutes.customerInformation.path, quoteId), { state });
    }
    return 'left';
  };

  return { requestQuote, save: saving.save, problem: saving.problem };
};
