import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { maskIdCard } from '@payung/shared/domain/identity-number.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { ReviewPart } from '@payung/shared/journey/review-part.tsx';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { correspondenceAddress, insuredAddress } from '#home-quote/address-line.ts';
import { PriceAccount } from '#home-quote/price-account.tsx';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { useText } from '#messages/catalogue.ts';

/** All that will stand in the policy, each part with the way to change it (N22). */
export const Review = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const to = (route: keyof typeof homeRoutes): string => quoteAddress(homeRoutes[route].path, quote._id);
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
          <Fact label={t('contact.mobile')}>{quote.insuredMobile}</Fact>
          <Fact label={t('contact.email')}>{quote.insuredEmail}</Fact>
          <Fact label={t('home.customer.period')}>
            <DateText iso={quote.homeEffectiveDate} /> – <DateText iso={quote.homeExpiryDate} />
          </Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('home.confirm.addresses')}
        change={{ label: t('home.confirm.edit.addresses'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('home.customer.address.insured')}>{insuredAddress(quote)}</Fact>
          <Fact label={t('home.customer.address.correspondence')}>
            {quote.isCorrespondenceChecked ? t('home.confirm.sameAddress') : correspondenceAddress(quote)}
          </Fact>
        </Facts>
      </ReviewPart>
      <ReviewPart
        title={t('home.print.title')}
        change={{ label: t('home.confirm.edit.print'), path: to('customerInformation') }}
      >
        <Facts>
          <Fact label={t('home.confirm.document')}>
            <span className="home-sentence">{t(isHardCopy ? 'home.print.hard' : 'home.print.soft')}</span> ·{' '}
            {t(isHardCopy ? 'home.print.hardFee' : 'home.print.softFee')}
          </Fact>
          {isHardCopy ? <Fact label={t('home.print.address')}>{quote.addressForHardCopy}</Fact> : null}
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
