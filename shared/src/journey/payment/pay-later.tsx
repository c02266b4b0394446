import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { PaymentRequest } from '#schemas/payment.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { payLaterDueDate } from '#domain/money/payment.ts';
import { today } from '#journey/steps/today.ts';
import { useText } from '#messages/text.ts';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { DateText, Rupiah } from '#ui/text/values.tsx';
import { Fact, Facts } from '#ui/text/facts.tsx';
import { paymentEndpoints } from '#api/endpoints/payment.ts';
import type { ProductDescription } from '#product.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { useOutdateQuote, useRefreshQuote } from '#journey/steps/quote-query.ts';
import { isStale } from '#journey/steps/save-step.ts';
import { useOneAtATime } from '#journey/steps/single-flight.ts';
import { serverMessage } from '#api/failure-text.ts';
import { shellRoutes } from '#routes/shell-routes.ts';
import { Button } from '#ui/button.tsx';

interface PayLaterProps {
  quote: QuoteRecord;
  disabled: boolean;
  busy: boolean;
  onAgreed: () => void;
}

/** The policy now, the money later: asks first, with the terms. */
export const PayLater = ({ quote, disabled, busy, onAgreed }: PayLaterProps) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <section className="py-card">
      <h2>{text('checkout.later.title')}</h2>
      <p className="py-quiet">{text('checkout.later.text')}</p>
      <div>
        <Button size="large" disabled={disabled} loading={busy} onClick={() => setAsking(true)}>
          {text('checkout.later')}
        </Button>
      </div>
      <AdaptiveDialog
        open={isAsking}
        title={text('checkout.later.ask')}
        onClose={close}
        footer={
          <>
            <Button size="large" onClick={close}>
              {text('checkout.later.back')}
            </Button>
            <Button
              type="primary"
              size="large"
              onClick={() => {
                close();
                onAgreed();
              }}
            >
              {text('checkout.later.confirm')}
            </Button>
          </>
        }
      >
        <Facts>
          <Fact label={text('checkout.later.askAmount')}>
            <strong>
              <Rupiah amount={quote.duePremium} />
            </strong>
          </Fact>
          <Fact label={text('checkout.later.askDue')}>
            <strong>
              <DateText iso={payLaterDueDate(today(), quote.startDate)} />
            </strong>
          </Fact>
        </Facts>
        <p>{text('checkout.later.askIssued')}</p>
        <p>{text('checkout.later.askUnpaid')}</p>
      </AdaptiveDialog>
    </section>
  );
};

/** The server's words for a proposal that has its policy already (PAY-013). */
const TWICE = 'Policy already created with this proposal Number';

const isRefusedByRule = (error: unknown): boolean => {
  const { status, errCode, bodyStatus } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return [status, errCode, bodyStatus].includes(422);
};

/** A conflict that brings the quote as it stands now; without it the policy is there already. */
const isAnotherQuote = (error: unknown): boolean => {
  const detail = error instanceof ApiError ? error.detail : undefined;
  return isStale(error) && typeof detail === 'object' && detail !== null && 'data' in detail;
};

/** Takes the policy now and the money later; ends on a page of its own, either way (ruling K69). */
export const usePayLater = (quote: QuoteRecord, product: ProductDescription | undefined) => {
  const text = useText();
  const navigate = useNavigate();
  const outdate = useOutdateQuote();
  const refresh = useRefreshQuote();
  const oneAtATime = useOneAtATime();
  /** The way back must not offer a payment that is over. */
  const leave = (): void => void outdate(quote.id);
  const later = useMutation({
    // The page that it leads to says what happened.
    meta: { quiet: true },
    mutationFn: (request: PaymentRequest) => call(paymentEndpoints.payLater, { query: request }),
    onSuccess: (paid) => {
      leave();
      void navigate(quoteAddress(shellRoutes.payLaterSuccess.path, quote.id), { state: paid });
    },
    onError: (error) => {
      if (isAnotherQuote(error)) return void refresh(quote.id);
      leave();
      const isTwice = serverMessage(error).trim() === TWICE;
      // The server says it in English only.
      const message = isTwice ? text('checkout.twice') : serverMessage(error);
      if (isTwice) toast.error(message);
      const refused = isRefusedByRule(error) ? product?.results?.payLaterRefused : undefined;
      void navigate(quoteAddress(refused ?? shellRoutes.payLaterError.path, quote.id), {
        state: { message },
      });
    },
  });

  /** However often its button is pressed: a second call would be refused and hide that the first one worked. */
  const payLater = (request: PaymentRequest): void =>
    // The page that it leads to says what goes wrong.
    void oneAtATime(() => later.mutateAsync(request).catch(() => undefined));
  /** `hasChanged`: the quote is another one than was shown, and nothing was issued. */
  return { payLater, isPending: later.isPending, hasChanged: isAnotherQuote(later.error) };
};
