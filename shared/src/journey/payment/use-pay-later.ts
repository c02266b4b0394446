import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { useText } from '#messages/text.ts';
import type { ProductDescription } from '#product.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { useOutdateQuote } from '#journey/steps/refresh-quote.ts';
import { useOneAtATime } from '#journey/steps/single-flight.ts';
import { serverMessage } from '#api/server-message.ts';
import { shellRoutes } from '#routes/shell-routes.ts';

/** The server's words for a proposal that has its policy already (PAY-013). */
const TWICE = 'Policy already created with this proposal Number';

const isRefusedByRule = (error: unknown): boolean => {
  const { status, errCode, bodyStatus } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return [status, errCode, bodyStatus].includes(422);
};

/** Takes the policy now and the money later; ends on a page of its own, either way (ruling K69). */
export const usePayLater = (quote: QuoteRecord, product: ProductDescription | undefined) => {
  const text = useText();
  const navigate = useNavigate();
  const outdate = useOutdateQuote();
  const oneAtATime = useOneAtATime();
  /** The way back must not offer a payment that is over. */
  const leave = (): void => void outdate(quote.id);
  const later = useMutation({
    // The page that it leads to says what happened.
    meta: { quiet: true },
    mutationFn: (proposalNo: string) => call(endpoints.payLater, { query: { proposalNo } }),
    onSuccess: (paid) => {
      leave();
      void navigate(quoteAddress(shellRoutes.payLaterSuccess.path, quote.id), { state: paid });
    },
    onError: (error) => {
      leave();
      const message = serverMessage(error);
      if (message.trim() === TWICE) toast.error(text('checkout.twice'));
      const refused = isRefusedByRule(error) ? product?.results?.payLaterRefused : undefined;
      void navigate(quoteAddress(refused ?? shellRoutes.payLaterError.path, quote.id), {
        state: { message },
      });
    },
  });

  /** However often its button is pressed: a second call would be refused and hide that the first one worked. */
  const payLater = (proposalNo: string): void =>
    // The page that it leads to says what goes wrong.
    void oneAtATime(() => later.mutateAsync(proposalNo).catch(() => undefined));
  return { payLater, isPending: later.isPending };
};
