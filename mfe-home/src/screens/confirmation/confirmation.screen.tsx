import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { PriceChange } from '@payung/shared/journey/price/price-change.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { isStartDateAllowed } from '#rules/check-property.ts';
import { useHomePlans, useHomeStep } from '#home-quote/kit.ts';
import { homeRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { PolicySummary } from './policy-summary.tsx';
import { Review } from './review.tsx';

export const Screen = () => {
  const t = useText();
  const step = useHomeStep('confirmation');
  const record = step.quote.data;
  const isLate = record !== undefined && !isStartDateAllowed(record.startDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={useHomePlans(step.quoteId)}
      late={
        isLate ? (
          <LateStart
            quoteId={step.quoteId}
            path={homeRoutes.customerInformation.path}
            words={{ late: t('home.confirm.late'), change: t('home.confirm.late.change') }}
          />
        ) : undefined
      }
    >
      {(quote, offers) => (
        <>
          {/* Province and city set the zones of the tariff: another place may have another price. */}
          <PriceChange now={quote.duePremium} text={(amounts) => t('home.confirm.priceChanged', amounts)} />
          <Review quote={quote} />
          <PolicySummary quote={quote} offers={offers} />
        </>
      )}
    </ConfirmationPage>
  );
};
