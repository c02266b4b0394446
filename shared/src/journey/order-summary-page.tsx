import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { PromoCode, QuoteRecord } from '#api/endpoints/quote.ts';
import type { DiscountProduct } from '#domain/discount.ts';
import { useFormDraft } from '#journey/form-draft.ts';
import { useOneAtATime } from '#journey/one-at-a-time.ts';
import { OrderPhone, phoneProblem } from '#journey/order-phone.tsx';
import { OrderSummaryLayout } from '#journey/order-summary-layout.tsx';
import { PlanHeading } from '#journey/plan-heading.tsx';
import { PriceControl } from '#journey/price-control.tsx';
import { quoteAddress } from '#journey/quote-address.ts';
import { previewPrice } from '#journey/quote-lines.ts';
import type { Reduction } from '#journey/quote-lines.ts';
import type { QuoteStop } from '#journey/quote-stop.ts';
import { useRequestQuote } from '#journey/request-quote.ts';
import type { Quoting } from '#journey/request-quote.ts';
import { useText } from '#messages/text.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Loading } from '#ui/faces.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { Page } from '#ui/page.tsx';
import { Reads } from '#ui/reads.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '#ui/width.ts';

/** What was entered and not saved yet. A code is checked anew: somebody else may have used it meanwhile. */
interface OrderDraft {
  readonly percent?: number | undefined;
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
}

interface OrderSummaryPageProps<Quote extends QuoteRecord> {
  /** Whose limits and texts hold. */
  product: DiscountProduct;
  stop: QuoteStop<Quote>;
  /** The page before. */
  back: string;
  quoting: Quoting;
  /** Asks the server for the percent of a code, without a toast of its own. */
  validate: (code: string, quoteId: string) => Promise<number>;
  /** Only to be looked at. */
  isLocked?: boolean;
  /** More on how the total comes about, below it. */
  explain?: (quote: Quote, reduction: Reduction) => ReactNode;
  /** What is insured. */
  children: (quote: Quote) => ReactNode;
}

/** What was chosen, what takes money off, and what remains; Next makes it a quote. */
export const OrderSummaryPage = <Quote extends QuoteRecord>({
  product,
  stop: { quoteId, quote, isOpen },
  back,
  quoting,
  validate,
  isLocked = false,
  explain,
  children,
}: OrderSummaryPageProps<Quote>) => {
  const text = useText();
  const who = useIsLinkMode() ? 'customer' : 'agent';
  const draft = useFormDraft<OrderDraft>(`${product}/order/${quoteId}`);
  const requestQuote = useRequestQuote(quoting);
  const [isBusy, run] = useOneAtATime();
  // Elsewhere the total stands beside the button anyway.
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  const [promo, setPromo] = useState<PromoCode>();
  const [isBlocked, setBlocked] = useState(false);
  const [wasTried, setTried] = useState(false);

  const record = quote.data;
  const typed = draft.typed ?? {};
  const reduction: Reduction = isLocked ? {} : { percent: typed.percent, promo };
  const phone = typed.phone ?? record?.insuredMobile ?? '';

  const submit = (): void => {
    if (record === undefined) return;
    setTried(true);
    if (who === 'agent' && phoneProblem(phone) !== undefined) return;
    run(async () => {
      const isNewPhone = who === 'agent' && phone !== '' && phone !== record.insuredMobile;
      if (isNewPhone && !(await quoting.save({ insuredMobile: phone }))) return 'stays';
      return requestQuote({ product, quote: record, who, reduction, onSaved: draft.drop });
    });
  };

  const { problem } = quoting;
  const bar = (
    <ActionBar
      total={isPhone && record !== undefined ? previewPrice(record, reduction).subtotal : undefined}
      primary={{
        label: text('common.next'),
        disabled: record === undefined || isBlocked,
        onPress: submit,
        busy: isBusy,
      }}
      hint={problem === undefined ? undefined : <InlineNotice kind="error" text={problem} />}
    />
  );

  return (
    <Page
      title={text('summary.title')}
      step={1}
      back={quoteAddress(back, quoteId)}
      bar={isLocked ? undefined : bar}
    >
      <Reads quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="summary" />}>
        {(saved) => {
          const price = previewPrice(saved, reduction);
          return (
            <OrderSummaryLayout
              lines={price.lines}
              total={price.subtotal}
              next={explain?.(saved, reduction)}
              control={
                isLocked ? undefined : (
                  <PriceControl
                    product={product}
                    validate={(code) => validate(code, saved._id)}
                    quote={saved}
                    who={who}
                    reduction={reduction}
                    typedCode={typed.code}
                    onChange={(next) => {
                      setPromo(next.promo);
                      draft.keep({ ...typed, percent: next.percent, code: next.promo?.promoCode });
                    }}
                    onBlockedChange={setBlocked}
                  />
                )
              }
            >
              <section className="py-card py-stack">
                <PlanHeading quote={saved} />
                {children(saved)}
              </section>
              {who === 'agent' && !isLocked ? (
                <section className="py-card">
                  <OrderPhone
                    value={phone}
                    onChange={(next) => draft.keep({ ...typed, phone: next })}
                    showsProblem={wasTried}
                  />
                </section>
              ) : null}
            </OrderSummaryLayout>
          );
        }}
      </Reads>
    </Page>
  );
};
