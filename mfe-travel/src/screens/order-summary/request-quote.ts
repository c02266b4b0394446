import { useNavigate } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { send } from '@payung/shared/api/send.ts';
import { resumeTypeAfterQuickQuote } from '@payung/shared/domain/resume-type.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import type { JobEnd } from '@payung/shared/journey/one-at-a-time.ts';
import { useRefreshQuote } from '@payung/shared/journey/refresh-quote.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { reductionToSave } from '@payung/shared/journey/quote-lines.ts';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';

/** Next: saves what takes money off, asks for the quick quote, and goes on (TRV-061 to TRV-068). */
export const useRequestQuote = (
  quoteId: string,
  who: 'agent' | 'customer',
  /** What was entered stands on the server now. */
  onSaved: () => Promise<void>,
) => {
  const t = useText();
  const navigate = useNavigate();
  const refresh = useRefreshQuote();
  const saving = useSaveTravelStep(quoteId, { quiet: true });
  const [context, changeContext] = useQuoteContext();

  const fail = (): JobEnd => {
    const state = { data: 'travel', quoteId };
    void navigate(quoteAddress(shellRoutes.quoteError.path, quoteId), { state });
    return 'left';
  };

  const requestQuote = async (quote: TravelQuoteRecord, reduction: Reduction): Promise<JobEnd> => {
    const change = reductionToSave(quote, who, reduction);
    if (change !== undefined && !(await saving.save(change))) {
      toast.error(t('error.network'));
      if (who === 'customer') return 'stays';
      return fail();
    }
    try {
      const reply = await send(endpoints.quickQuote, { params: { quoteId }, quiet: true });
      changeContext({
        quoteId,
        quote_Id: reply.data.quote_Id,
        ...(who === 'agent' ? { resumeType: resumeTypeAfterQuickQuote(context.resumeType) } : {}),
      });
    } catch {
      return fail();
    }
    await onSaved();
    toast.success(t('quote.travelQuick'));
    await refresh(quoteId);
    const next = who === 'agent' ? shellRoutes.quoteSuccess : travelRoutes.customerInformation;
    void navigate(quoteAddress(next.path, quoteId));
    return 'left';
  };

  // The toast is gone after a second; its words stay beside the field, with what the server said.
  const problem = saving.problem === undefined ? undefined : `${t('error.network')}. ${saving.problem}`;
  return { requestQuote, save: saving.save, problem };
};
