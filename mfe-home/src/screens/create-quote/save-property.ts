import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useRequestId } from '@payung/shared/journey/request-id.ts';
import { useProblemText } from '@payung/shared/journey/save-step.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { useSaveHomeStep } from '#home-quote/save-step.ts';
import { isSameProperty, propertyOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

const SENT_FORM = 'home/property/sent';

/** Makes a quote, or changes the property of the one at hand, and goes on to the plans. */
export const useSaveProperty = (quote: HomeQuoteRecord | undefined, onSaved: () => Promise<void>) => {
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { requestIdOf, dropRequestId } = useRequestId(SENT_FORM);
  const saving = useSaveHomeStep(quote?._id ?? '');
  const [, changeContext] = useQuoteContext();
  const [isBusy, run] = useOneAtATime();

  const creation = useMutation({
    mutationFn: (values: CreateQuoteValues) =>
      call(endpoints.createHomeQuote, {
        body: {
          ...propertyOf(values),
          ...(values.insuredMobile === '' ? {} : { insuredMobile: values.insuredMobile }),
          requirementsAgreed: true,
          requestId: requestIdOf(values),
        },
      }),
  });

  const create = async (values: CreateQuoteValues): Promise<string | undefined> => {
    try {
      const { data } = await creation.mutateAsync(values);
      await dropRequestId();
      changeContext({ quoteId: data.quoteId, quote_Id: data.quote_Id, isHome: true });
      return data.quoteId;
    } catch {
      return undefined;
    }
  };

  const change = async (saved: HomeQuoteRecord, values: CreateQuoteValues): Promise<string | undefined> =>
    isSameProperty(values, saved) || (await saving.save({ property: propertyOf(values) }))
      ? saved._id
      : undefined;

  const save = (values: CreateQuoteValues): void =>
    run(async () => {
      const quoteId = quote === undefined ? await create(values) : await change(quote, values);
      if (quoteId === undefined) return 'stays';
      await onSaved();
      // Back from the plans finds this quote, not an empty form that would make a second one.
      await navigate(quoteAddress(homeRoutes.createQuote.path, quoteId), { replace: true });
      void navigate(quoteAddress(homeRoutes.choosePlan.path, quoteId));
      return 'left';
    });

  return {
    save,
    isBusy,
    problem: creation.error === null ? saving.problem : problemText(creation.error),
  };
};
