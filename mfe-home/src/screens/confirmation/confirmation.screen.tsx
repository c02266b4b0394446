import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { ReviewPart } from '@payung/shared/journey/confirm/review-part.tsx';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { PriceChange } from '@payung/shared/journey/price/price-change.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { addressLine } from '@payung/shared/address/address.ts';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { isStartDateAllowed } from '#rules/property.ts';
import { useHomePlans, useHomeStep } from '#home-quote/kit.ts';
import { homeRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { PriceAccount } from '#home-quote/price-account.tsx';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { Sentence } from '#home-quote/sentence.tsx';
import type { HomePlanOffer } from '#contract/schemas/offer.ts';
import { coverSummary } from '#rules/cover-summary.ts';

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

/** The content of the policy, each part with a link to change it (N22). */
const Review = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof homeRoutes): string => quoteAddress(homeRoutes[route].path, quote.id);
  const isHardCopy = quote.printOption === 'hard';
  return (
    <>
      <ReviewPart
        title={t('home.property.title')}
        change={{ label: t('home.confirm.edit.property'), path: to('createQuote') }}
      >
        <PropertyFacts quote={quote} />
      </ReviewPart>
      <ReviewPart
        title={t('home.confirm.insured')}
        change={{ label: t('home.confirm.edit.insured'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('home.customer.name')}>{quote.insuredName}</Fact>
          {quote.insuredIdCard === '' ? null : (
            <Fact label={t('home.customer.idCard')}>{maskIdCard(quote.insuredIdCard)}</Fact>
          )}
          <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
          <Fact label={t('home.customer.period')}>
            <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
          </Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('home.confirm.addresses')}
        change={{ label: t('home.confirm.edit.addresses'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('home.customer.address.insured')}>{addressLine(quote.address)}</Fact>
          <Fact label={t('home.customer.address.correspondence')}>
            {quote.isCorrespondenceSame ? t('home.confirm.sameAddress') : addressLine(quote.correspondence)}
          </Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('home.print.title')}
        change={{ label: t('home.confirm.edit.print'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('home.confirm.document')}>
            <Sentence>{t(isHardCopy ? 'home.print.hard' : 'home.print.soft')}</Sentence> ·{' '}
            {t(isHardCopy ? 'home.print.hardFee' : 'home.print.softFee')}
          </Fact>
          {isHardCopy ? <Fact label={t('home.print.address')}>{quote.hardCopyAddress}</Fact> : null}
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('confirm.price')}
        change={{ label: t('confirm.edit.price'), path: to('orderSummary') }}
      >
        <PriceAccount quote={quote} />
      </ReviewPart>
    </>
  );
};

interface PolicySummaryProps {
  quote: HomeQuoteRecord;
  offers: readonly HomePlanOffer[];
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
const PolicySummary = ({ quote, offers }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, offers, language)}
      paid={t('home.confirm.cost.once', { amount: formatRupiah(quote.duePremium) })}
      quote={quote}
    />
  );
};
