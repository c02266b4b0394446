import { useState } from 'react';
import type { PromoCode } from '@payung/shared/api/endpoints/quote.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { nextAfterPlan } from '@payung/shared/domain/travel/next-after-plan.ts';
import { OrderSummaryLayout } from '@payung/shared/journey/order-summary-layout.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '@payung/shared/ui/width.ts';
import { useText } from '#messages/catalogue.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { OrderPhone, phoneProblem } from '@payung/shared/journey/order-phone.tsx';
import { PriceControl } from '@payung/shared/journey/price-control.tsx';
import { previewPrice } from '@payung/shared/journey/quote-lines.ts';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';
import { validatePromo } from './validate-promo.ts';
import { useRequestQuote } from './request-quote.ts';

/** What was entered and not saved yet. A code is checked anew: somebody else may have used it meanwhile. */
interface OrderDraft {
  readonly percent?: number | undefined;
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
}

/** Back leads to the page before: without a COVID question or age flag there was none with add-ons. */
const pageBefore = (quote: TravelQuoteRecord | undefined): string =>
  quote !== undefined && nextAfterPlan(quote, today()) === 'orderSummary'
    ? travelRoutes.choosePlan.path
    : travelRoutes.additionalBenefits.path;

export const Screen = () => {
  const t = useText();
  const { quoteId, quote, isOpen } = useJourneyStop('orderSummary');
  const who = useIsLinkMode() ? 'customer' : 'agent';
  const draft = useFormDraft<OrderDraft>(`travel/order/${quoteId}`);
  const { requestQuote, save, problem } = useRequestQuote(quoteId, who, draft.drop);
  const [isBusy, run] = useOneAtATime();
  // Elsewhere the total stands beside the button anyway.
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  const [promo, setPromo] = useState<PromoCode>();
  const [isBlocked, setBlocked] = useState(false);
  const [wasTried, setTried] = useState(false);

  const record = quote.data;
  const typed = draft.typed ?? {};
  const reduction: Reduction = { percent: typed.percent, promo };
  const shownPhone = typed.phone ?? record?.insuredMobile ?? '';

  const submit = (): void => {
    if (record === undefined) return;
    setTried(true);
    if (who === 'agent' && phoneProblem(shownPhone) !== undefined) return;
    run(async () => {
      const isNewPhone = who === 'agent' && shownPhone !== '' && shownPhone !== record.insuredMobile;
      if (isNewPhone && !(await save({ insuredMobile: shownPhone }))) return 'stays';
      return requestQuote(record, reduction);
    });
  };

  return (
    <Page
      title={t('travel.summary.title')}
      step={1}
      back={quoteAddress(pageBefore(record), quoteId)}
      bar={
        <ActionBar
          total={isPhone && record !== undefined ? previewPrice(record, reduction).subtotal : undefined}
          primary={{
            label: t('common.next'),
            disabled: record === undefined || isBlocked,
            onPress: submit,
            busy: isBusy,
          }}
          hint={problem === undefined ? undefined : <InlineNotice kind="error" text={problem} />}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="summary" />}>
        {(saved) => {
          const price = previewPrice(saved, reduction);
          return (
            <OrderSummaryLayout
              lines={price.lines}
              total={price.subtotal}
              control={
                <PriceControl
                  product="travel"
                  validate={(code) => validatePromo(code, saved._id)}
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
              }
            >
              <section className="py-card py-stack">
                <h2>
                  {t('travel.benefits.product', { product: PRODUCT_NAMES.travel, plan: saved.planName })}
                </h2>
                <TripFacts quote={saved} />
              </section>
              {who === 'agent' ? (
                <section className="py-card">
                  <OrderPhone
                    value={shownPhone}
                    onChange={(phone) => draft.keep({ ...typed, phone })}
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
