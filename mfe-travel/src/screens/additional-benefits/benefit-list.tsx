import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { AdditionalBenefit } from '@payung/shared/domain/travel/benefits.ts';
import { PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { selectableBenefits } from '@payung/shared/domain/travel/benefits.ts';
import { BenefitCard } from '@payung/shared/journey/benefit-card.tsx';
import { Empty } from '@payung/shared/ui/faces.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';

interface BenefitListProps {
  quote: TravelQuoteRecord;
  benefits: readonly AdditionalBenefit[];
  codes: readonly string[];
  onToggle: (code: string) => void;
  disabled: boolean;
}

/** The chosen plan, then every add-on that can be chosen with it. */
export const BenefitList = ({ quote, benefits, codes, onToggle, disabled }: BenefitListProps) => {
  const t = useText();
  const offered = selectableBenefits(benefits);
  return (
    <>
      <section className="py-card py-between">
        <h2>{t('travel.benefits.product', { product: PRODUCT_NAMES.travel, plan: quote.planName })}</h2>
        <strong>
          <Rupiah amount={quote.premium} />
        </strong>
      </section>
      {offered.length === 0 ? (
        <Empty text={t('benefit.empty')} />
      ) : (
        <div className="py-stack">
          {offered.map((benefit) => (
            <BenefitCard
              key={benefit.BenefitCode}
              icon={benefit.signedUrl}
              name={benefit.BenefitDesc}
              note={benefit.Note}
              price={benefit.Premium}
              checked={codes.includes(benefit.BenefitCode)}
              onToggle={() => onToggle(benefit.BenefitCode)}
              disabled={disabled}
            />
          ))}
        </div>
      )}
    </>
  );
};
