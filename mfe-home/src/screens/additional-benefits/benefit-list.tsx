import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { coverOf, selectableHomeBenefits } from '@payung/shared/domain/home/covers.ts';
import type { HomeCoverFlags } from '@payung/shared/domain/home/covers.ts';
import type { HomeBenefit } from '@payung/shared/domain/home/offer.ts';
import { PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { BenefitCard } from '@payung/shared/journey/benefit-card.tsx';
import { Empty } from '@payung/shared/ui/faces.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';

interface BenefitListProps {
  quote: HomeQuoteRecord;
  offered: readonly HomeBenefit[];
  flags: HomeCoverFlags;
  onToggle: (code: string) => void;
  disabled: boolean;
}

/** The chosen plan, then every coverage that can be chosen with it. */
export const BenefitList = ({ quote, offered, flags, onToggle, disabled }: BenefitListProps) => {
  const t = useText();
  const selectable = selectableHomeBenefits(offered);
  const isOn = (code: string): boolean => {
    const cover = coverOf(code);
    return cover !== undefined && flags[cover.flag] === 'Y';
  };
  return (
    <>
      <section className="py-card py-between">
        <h2>{t('home.benefits.product', { product: PRODUCT_NAMES.home, plan: quote.planName })}</h2>
        <strong>
          <Rupiah amount={quote.premium} />
        </strong>
      </section>
      {selectable.length === 0 ? (
        <Empty text={t('benefit.empty')} />
      ) : (
        <div className="py-stack">
          {selectable.map((benefit) => (
            <BenefitCard
              key={benefit.BenefitCode}
              control="checkbox"
              icon={benefit.signedUrl}
              name={benefit.BenefitDesc}
              note={benefit.Note}
              price={benefit.Premium}
              checked={isOn(benefit.BenefitCode)}
              onToggle={() => onToggle(benefit.BenefitCode)}
              disabled={disabled}
            />
          ))}
        </div>
      )}
    </>
  );
};
