import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { InsuredLines } from './insured-lines.tsx';

/** The amount due line by line, which opens into what every insured costs. */
export const PriceAccount = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  return (
    <div className="py-stack">
      <PriceLines lines={quote.dueLines} total={quote.duePremium} totalLabel={t('checkout.due')} />
      <details>
        <summary className="py-text-button">{t('pa.price.each')}</summary>
        <InsuredLines quote={quote} />
      </details>
    </div>
  );
};
