import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { OCCUPATION, totalSumInsured } from '@payung/shared/domain/home/property.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';

/** The two kinds of property by name (HOME-012). */
export const useOccupation = (): ((quote: Pick<HomeQuoteRecord, 'occupationType'>) => string) => {
  const t = useText();
  return ({ occupationType }) =>
    t(occupationType === OCCUPATION.apartment ? 'home.occupation.apartment' : 'home.occupation.home');
};

const SUMS = ['buildingSumInsured', 'contentsSumInsured', 'fixturesSumInsured'] as const;

/** What is insured, where and for how much, as the quote has it. */
export const PropertyFacts = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const occupation = useOccupation();
  return (
    <Facts>
      <Fact label={t('home.property.occupation')}>{occupation(quote)}</Fact>
      <Fact label={t('home.property.place')}>{`${quote.city}, ${quote.addrProvince}`}</Fact>
      <Fact label={t('home.property.insured')}>{quote.insuredName}</Fact>
      <Fact label={t('home.property.start')}>
        <DateText iso={quote.homeEffectiveDate} />
      </Fact>
      <Fact label={t('home.property.stories')}>{quote.stories}</Fact>
      {SUMS.map((sum) =>
        quote[sum] === 0 ? null : (
          <Fact key={sum} label={t(`home.property.${sum}`)}>
            <Rupiah amount={quote[sum]} />
          </Fact>
        ),
      )}
      <Fact label={t('home.property.total')}>
        <strong>
          <Rupiah amount={totalSumInsured(quote)} />
        </strong>
      </Fact>
    </Facts>
  );
};
