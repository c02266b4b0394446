import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';

/** Whose policy it is, how many it covers, and from when to when. */
export const CoverFacts = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('pa.holder')}>{quote.insuredName}</Fact>
      <Fact label={t('pa.people')}>{t('pa.people.count', { count: quote.participants })}</Fact>
      <Fact label={t('pa.period')}>
        <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
      </Fact>
    </Facts>
  );
};
