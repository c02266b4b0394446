import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { BenefitList } from '@payung/shared/journey/plan/benefit-list.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import type { MotorBenefit } from '#contract/schemas/offers.ts';
import { useText } from '#messages/catalogue.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { PremiumDetail, yearsWith } from '#motor-quote/premium-detail.tsx';
import { useBenefitChoice } from './benefit-choice.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** The free first year stands with its condition in one line (MOT-026, ruling R19). */
const useNoted = () => {
  const t = useText();
  return (benefit: MotorBenefit): MotorBenefit => {
    if (benefit.firstYearAllowance === 0) return benefit;
    const free = t('motor.benefits.firstYearFree', { amount: formatRupiah(benefit.firstYearAllowance) });
    return { ...benefit, note: `${free} ${benefit.note}`.trim() };
  };
};

const PriceFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText();
  return (
    <span className="py-row">
      {t('motor.benefits.price.failed')}
      <Button size="small" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </span>
  );
};

export const Screen = () => {
  const t = useText();
  const noted = useNoted();
  const step = useMotorStep('additionalBenefits');
  const choice = useBenefitChoice(step);
  const [isExplaining, setExplaining] = useState(false);
  const { subtotal, retryPrice } = choice;
  const record = step.quote.data;
  const explain = subtotal === undefined ? undefined : (): void => setExplaining(true);
  const problem =
    choice.problem ?? (retryPrice === undefined ? undefined : <PriceFailed onRetry={retryPrice} />);

  return (
    <Page
      title={t('benefit.title')}
      step={step.progress}
      back={step.back}
      intro={t('motor.benefits.intro')}
      aside={
        choice.isFailed ? undefined : <SubtotalCard amount={subtotal} onExplain={explain} excludesAdminCost />
      }
      bar={
        <ActionBar
          total={subtotal}
          addsAdminCost
          totalLabel={t('price.addOnSubtotal')}
          onExplain={explain}
          primary={{
            label: t('motor.addToCart'),
            disabled: !choice.isReady,
            onPress: choice.submit,
            busy: choice.isBusy,
          }}
          hint={problem === undefined ? undefined : <InlineNotice kind="error" text={problem} />}
        />
      }
    >
      <QueryBoundary quiet isOpen={step.isOpen} of={choice.reads} loading={<Loading shape="cards" />}>
        {(saved) => (
          <>
            <Usual benefits={choice.usual} disabled={choice.isBusy} onChoose={choice.chooseAll} />
            <BenefitList
              quote={saved}
              offered={choice.offered.map(noted)}
              isChosen={(code) => choice.codes.includes(code)}
              onToggle={choice.toggle}
              disabled={choice.isBusy}
            />
          </>
        )}
      </QueryBoundary>
      {isExplaining && record !== undefined && subtotal !== undefined ? (
        <BenefitsDetail
          quote={record}
          chosen={choice.chosen}
          subtotal={subtotal}
          onClose={() => setExplaining(false)}
        />
      ) : null}
    </Page>
  );
};

interface UsualProps {
  benefits: readonly MotorBenefit[];
  disabled: boolean;
  onChoose: (benefits: readonly MotorBenefit[]) => void;
}

/** All that most buyers of this cover take, in one tap. */
const Usual = ({ benefits, disabled, onChoose }: UsualProps) => {
  const t = useText();
  if (benefits.length === 0) return null;
  return (
    <section className="py-card py-stack-tight" aria-label={t('motor.benefits.usual')}>
      <p>
        {t('motor.benefits.usual')}: <strong>{benefits.map(({ name }) => name).join(', ')}</strong>
      </p>
      <div>
        <Button size="large" disabled={disabled} onClick={() => onChoose(benefits)}>
          {t('motor.benefits.usual.add')}
        </Button>
      </div>
    </section>
  );
};

interface BenefitsDetailProps {
  quote: MotorQuoteRecord;
  chosen: readonly MotorBenefit[];
  subtotal: number;
  onClose: () => void;
}

/** The subtotal year by year, with the add-ons that are being chosen. Mounted while it is open. */
export const BenefitsDetail = ({ quote, chosen, subtotal, onClose }: BenefitsDetailProps) => {
  const t = useText();
  return (
    <PremiumDetail
      onClose={onClose}
      quote={quote}
      years={yearsWith(quote, chosen)}
      deductions={chosen.map(({ firstYearAllowance }) => ({
        label: t('motor.price.workshopFree'),
        amount: firstYearAllowance,
      }))}
      total={subtotal}
      note={<WithoutAdminCost total={subtotal} />}
    />
  );
};
