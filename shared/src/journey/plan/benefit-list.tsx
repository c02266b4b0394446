import type { ComponentProps } from 'react';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { BenefitCard } from './benefit-card.tsx';
import { PlanHeading } from './plan-heading.tsx';
import { useText } from '#messages/text.ts';
import { Empty } from '#ui/feedback/states.tsx';
import { Rupiah } from '#ui/text/rupiah.tsx';

interface OfferedBenefit {
  readonly code: string;
  readonly name: string;
  readonly note: string;
  /** Whole rupiah. */
  readonly premium: number;
  /** Address of its icon. */
  readonly icon: string;
}

interface BenefitListProps {
  quote: Pick<QuoteRecord, 'productId' | 'planName' | 'premium'>;
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
              key={benefit.code}
              control={control}
              icon={benefit.icon}
              name={benefit.name}
              note={benefit.note}
              price={benefit.premium}
              checked={isChosen(benefit.code)}
              onToggle={() => onToggle(benefit.code)}
              disabled={disabled}
            />
          ))}
        </div>
      )}
    </>
  );
};
