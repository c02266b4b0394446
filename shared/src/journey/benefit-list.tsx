import type { ComponentProps } from 'react';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { BenefitCard } from '#journey/benefit-card.tsx';
import { PlanHeading } from '#journey/plan-heading.tsx';
import { useText } from '#messages/text.ts';
import { Empty } from '#ui/faces.tsx';
import { Rupiah } from '#ui/rupiah.tsx';

interface OfferedBenefit {
  readonly BenefitCode: string;
  readonly BenefitDesc: string;
  readonly Note: string;
  /** Whole rupiah. */
  readonly Premium: number;
  /** Its icon. */
  readonly signedUrl: string;
}

interface BenefitListProps {
  quote: Pick<QuoteRecord, 'product_Id' | 'planName' | 'premium'>;
  /** All that can be chosen with the plan. */
  offered: readonly OfferedBenefit[];
  isChosen: (code: string) => boolean;
  onToggle: (code: string) => void;
  disabled: boolean;
  control?: ComponentProps<typeof BenefitCard>['control'];
}

/** The chosen plan, then every benefit that can be chosen with it. */
export const BenefitList = ({ quote, offered, isChosen, onToggle, disabled, control }: BenefitListProps) => {
  const text = useText();
  return (
    <>
      <section className="py-card py-between">
        <PlanHeading quote={quote} />
        <strong>
          <Rupiah amount={quote.premium} />
        </strong>
      </section>
      {offered.length === 0 ? (
        <Empty text={text('benefit.empty')} />
      ) : (
        <div className="py-stack">
          {offered.map((benefit) => (
            <BenefitCard
              key={benefit.BenefitCode}
              control={control}
              icon={benefit.signedUrl}
              name={benefit.BenefitDesc}
              note={benefit.Note}
              price={benefit.Premium}
              checked={isChosen(benefit.BenefitCode)}
              onToggle={() => onToggle(benefit.BenefitCode)}
              disabled={disabled}
            />
          ))}
        </div>
      )}
    </>
  );
};
