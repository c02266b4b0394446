import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PromoCode } from '@payung/shared/api/endpoints/quote.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { OrderPhone, phoneProblem } from '@payung/shared/journey/order-phone.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { previewPrice } from '@payung/shared/journey/quote-lines.ts';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '@payung/shared/ui/width.ts';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { useText } from '#messages/catalogue.ts';
import { Order } from './order.tsx';
import { isReadOnly } from './read-only.ts';
import { useRequestQuote } from './request-quote.ts';

/** What was entered and not saved yet. A code is checked anew: somebody else may have used it meanwhile. */
interface OrderDraft {
  readonly percent?: number | undefined;
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
}

export const Screen = () => {
  const t = useText();
  const { quoteId, quote, isOpen } = useJourneyStop('orderSummary');
  const isLocked = isReadOnly(useLocation().state);
  const who = useIsLinkMode() ? 'customer' : 'agent';
  const draft = useFormDraft<OrderDraft>(`home/order/${quoteId}`);
  const { requestQuote, save, problem } = useRequestQuote(quoteId, who, draft.drop);
  const [isBusy, run] = useOneAtATime();
  // Elsewhere the total stands beside the button anyway.
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  const [promo, setPromo] = useState<PromoCode>();
  const [isBlocked, setBlocked] = useState(false);
  const [wasTried, setTried] = useState(false);

  const record = quote.data;
  const typed = draft.typed ?? {};
  const reduction: Reduction = isLocked ? {} : { percent: typed.percent, promo };
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

  const bar = (
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
  );

  return (
    <Page
      title={t('home.summary.title')}
      step={1}
      back={quoteAddress(homeRoutes.additionalBenefits.path, quoteId)}
      bar={isLocked ? undefined : bar}
    >
      <Reads quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="summary" />}>
        {(saved) => (
          <Order
            quote={saved}
            who={who}
            isLocked={isLocked}
            reduction={reduction}
            typedCode={typed.code}
            onChange={(next) => {
              setPromo(next.promo);
              draft.keep({ ...typed, percent: next.percent, code: next.promo?.promoCode });
            }}
            onBlockedChange={setBlocked}
            phone={
              who === 'agent' && !isLocked ? (
                <section className="py-card">
                  <OrderPhone
                    value={shownPhone}
                    onChange={(phone) => draft.keep({ ...typed, phone })}
                    showsProblem={wasTried}
                  />
                </section>
              ) : null
            }
          />
        )}
      </Reads>
    </Page>
  );
};
