import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { QuoteRecord, PriceLine } from '#schemas/quote.ts';
import type { DiscountRules, PromoCodeRules } from '#domain/money/discount.ts';
import { checkPhoneForOtp } from '#domain/people/phone.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { useFormDraft } from '#journey/steps/form-draft.ts';
import { useSingleFlight } from '#journey/steps/single-flight.ts';
import { PlanHeading } from '#journey/plan/plan-heading.tsx';
import { orderPrice } from '#journey/price/order-price.ts';
import type { DiscountChoice, OrderPrice } from '#journey/price/order-price.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { useFocusOnMissing } from '#ui/fields/focus-on-missing.ts';
import { WithoutAdminCost } from '#ui/text/admin-cost.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { DRAWER_AT_MOST, useIsAtMost, COMPACT_AT_MOST } from '#ui/width.ts';
import { PriceLines } from '#journey/price/price-lines.tsx';
import { OrderPhone, phoneProblem } from '../customer/customer-phone.tsx';
import { PriceControl } from './price-control.tsx';
import { useRequestQuote } from './request-quote.ts';
import type { QuoteRequest } from './request-quote.ts';
import { validatePromoCode } from './promo-code-box.tsx';
import styles from './order-summary-page.module.css';

/** What was entered and not saved yet. A code is checked again: somebody else may have used it in the meantime. */
interface OrderDraft {
  readonly percent?: number | undefined;
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
}

interface OrderSummaryPageProps<Quote extends QuoteRecord> {
  step: JourneyStep<Quote>;
  /** What agents may give; absent where the product has no discount. */
  discount?: DiscountRules;
  /** What customers may enter; absent where the product has no promo codes. */
  promoCode?: PromoCodeRules;
  quoting: QuoteRequest;
  /** Asks the server for the percent of a code, without a toast of its own; by `validatePromoCode` without it. */
  validate?: (code: string, quoteId: string) => Promise<number>;
  /** More on how the total comes about, below it. */
  explain?: (quote: Quote, price: OrderPrice) => ReactNode;
  /** What is insured. */
  children: (quote: Quote) => ReactNode;
}

/** What was chosen, its discount, and what remains to be paid; Next makes it a quote. */
export const OrderSummaryPage = <Quote extends QuoteRecord>({
  step,
  discount,
  promoCode,
  quoting,
  validate = validatePromoCode,
  explain,
  children,
}: OrderSummaryPageProps<Quote>) => {
  const text = useText();
  const navigate = useNavigate();
  const who = useIsLinkMode() ? 'customer' : 'agent';
  const draft = useFormDraft<OrderDraft>(step.draft);
  const requestQuote = useRequestQuote(step, quoting);
  const [isBusy, run] = useSingleFlight();
  // Elsewhere the total stands beside the button anyway.
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  const [promo, setPromo] = useState<Omit<DiscountChoice, 'percent'>>({});
  /** The quote is another one than was shown: Next continues with what is shown now. */
  const [isChanged, setChanged] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [phoneCard, showMissing] = useFocusOnMissing<HTMLElement>();

  const { quote, isOpen, isOnlyShown: isLocked } = step;
  const record = draft.restored.isFetched ? quote.data : undefined;
  const typed = draft.typed ?? {};
  const choice: DiscountChoice = isLocked ? {} : { percent: typed.percent, ...promo };
  const phone = typed.phone ?? record?.insuredPhone ?? '';

  // Asked once: a number that a link can use was given with the form.
  const isPhoneKnown =
    typed.phone === undefined && checkPhoneForOtp(record?.insuredPhone ?? '') === undefined;
  const asksPhone = who === 'agent' && !isLocked && !isPhoneKnown;

  const submit = (): void => {
    if (record === undefined) return;
    setTried(true);
    if (who === 'agent' && phoneProblem(phone) !== undefined) return showMissing();
    setChanged(false);
    run(async () => {
      const isNewPhone = who === 'agent' && phone !== '' && phone !== record.insuredPhone;
      if (isNewPhone && !(await quoting.save({ kind: 'phone', phone }))) {
        setChanged(quoting.record()?.version !== record.version);
        return 'stayed';
      }
      return requestQuote({
        quote: record,
        who,
        choice,
        onChanged: (isSaved) => {
          setChanged(true);
          if (!isSaved) return;
          setPromo({});
          void draft.drop();
        },
        onSaved: draft.drop,
      });
    });
  };

  const problem =
    isChanged && record !== undefined
      ? text('quote.saved.newPrice', { amount: formatRupiah(orderPrice(record, choice).subtotal) })
      : quoting.problem;
  const bar = (
    <ActionBar
      total={isPhone && record !== undefined ? orderPrice(record, choice).subtotal : undefined}
      addsAdminCost
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
      step={step.progress}
      // The stop before asks for something; who only looks came from elsewhere.
      back={isLocked && step.back !== undefined ? () => void navigate(-1) : step.back}
      bar={isLocked ? undefined : bar}
    >
      <QueryBoundary quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="summary" />}>
        {(saved) => {
          const price = orderPrice(saved, choice);
          return (
            <OrderSummaryLayout
              lines={price.orderLines}
              total={price.subtotal}
              next={explain?.(saved, price)}
              control={
                isLocked || (who === 'agent' ? discount : promoCode) === undefined ? undefined : (
                  <PriceControl
                    discount={discount}
                    promoCode={promoCode}
                    validate={(code) => validate(code, saved.id)}
                    quote={saved}
                    who={who}
                    choice={choice}
                    typedCode={typed.code}
                    onChange={(next) => {
                      setPromo({ promoCode: next.promoCode, removesCode: next.removesCode });
                      draft.keep({ ...typed, percent: next.percent, code: next.promoCode?.code });
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
              {asksPhone ? (
                <section className="py-card" ref={phoneCard}>
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
      </QueryBoundary>
    </Page>
  );
};

interface OrderSummaryLayoutProps {
  lines: readonly PriceLine[];
  /** Whole rupiah. */
  total: number;
  totalLabel?: string;
  /** The discount stepper or the promo-code box. */
  control?: ReactNode;
  /** What was ordered. */
  children?: ReactNode;
  /** The way on, where it is not in the page's bar. */
  next?: ReactNode;
}

/** An order before customer details: price and discount side by side, one below the other when compact. */
export const OrderSummaryLayout = ({
  lines,
  total,
  totalLabel,
  control,
  children,
  next,
}: OrderSummaryLayoutProps) => {
  const isCompact = useIsAtMost(COMPACT_AT_MOST);
  return (
    <div className={styles.order} data-layout={isCompact ? 'compact' : 'wide'}>
      <div className="py-stack">
        {children}
        {control === undefined ? null : <section className="py-card">{control}</section>}
      </div>
      <section className="py-card">
        <PriceLines lines={lines} total={total} totalLabel={totalLabel} />
        <p className="py-quiet py-small">
          <WithoutAdminCost total={total} />
        </p>
        {next}
      </section>
    </div>
  );
};
