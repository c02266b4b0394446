import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { totalSumInsured } from '#rules/property.ts';
import { useText } from '#messages/catalogue.ts';

/** The two types of property by name (HOME-012). */
export const usePropertyTypeName = (): ((quote: Pick<HomeQuoteRecord, 'propertyType'>) => string) => {
  const t = useText();
  return ({ propertyType }) => t(propertyType === 'apartment' ? 'home.type.apartment' : 'home.type.house');
};

/** The property in a few words: "House · Kota Bandung · Rp 2.000.000.000". */
export const usePropertyInWords = (): ((quote: HomeQuoteRecord) => string) => {
  const typeName = usePropertyTypeName();
  return (quote) =>
    [typeName(quote), quote.address.city, formatRupiah(totalSumInsured(quote))].filter(Boolean).join(' · ');
};

const SUMS = ['buildingSumInsured', 'contentsSumInsured', 'fixturesSumInsured'] as const;

/** What is insured, where and for how much, as the quote has it. */
export const PropertyFacts = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const typeName = usePropertyTypeName();
  return (
    <Facts>
      <Fact label={t('home.property.type')}>{typeName(quote)}</Fact>
      <Fact label={t('home.property.place')}>{`${quote.address.city}, ${quote.address.province}`}</Fact>
      <Fact label={t('home.property.insured')}>{quote.insuredName}</Fact>
      <Fact label={t('home.property.start')}>
        <DateText iso={quote.startDate} />
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
