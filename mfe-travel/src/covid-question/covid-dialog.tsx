import { useState } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { useBenefits, useTravelStep } from '#travel-quote/kit.ts';
import { useSaveTravelStep } from '#travel-quote/save.ts';
import type { AdditionalBenefit } from '#contract/schemas/plans.ts';
import { covidBenefit, covidLines } from '#rules/benefits.ts';
import styles from './covid-dialog.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface CovidDialogProps {
  quote: TravelQuoteRecord;
  onClose: () => void;
}

/** As high as the lines of the cover and its price. */
const LoadingCover = () => (
  <LoadingPlace>
    <Skeleton height={160} />
  </LoadingPlace>
);

/** The COVID-19 question of the plan choice (TRV-023 to TRV-028). Mounted while it is open. */
export const CovidDialog = ({ quote, onClose }: CovidDialogProps) => {
  const t = useText();
  const { goNext } = useTravelStep('choosePlan');
  const benefits = useBenefits(quote.id);
  const saving = useSaveTravelStep(quote.id);
  const [given, setGiven] = useState<boolean>();

  const answer = async (covid: boolean): Promise<void> => {
    setGiven(covid);
    // An answer that the quote has already is not saved again: saving clears the chosen benefits.
    if (quote.covid === covid || (await saving.save({ kind: 'covid', covid }))) goNext(quote);
  };

  const button = (covid: boolean) => ({
    size: 'large' as const,
    loading: saving.isSaving && given === covid,
    disabled: saving.isSaving && given !== covid,
    onClick: () => void answer(covid),
  });

  return (
    <AdaptiveDialog
      open
      title={t('travel.covid.title')}
      onClose={onClose}
      footer={
        <>
          <Button {...button(false)}>{t('travel.covid.no')}</Button>
          <Button type="primary" {...button(true)}>
            {t('travel.covid.add')}
          </Button>
        </>
      }
    >
      <div className="py-stack">
        <CovidPicture alt={t('travel.covid.title')} />
        <p>
          <strong>{t('travel.covid.question')}</strong>
        </p>
        <QueryBoundary quiet of={[benefits]} loading={<LoadingCover />}>
          {(offered) => <CovidCover benefits={offered} />}
        </QueryBoundary>
        {saving.problem === undefined ? null : <InlineNotice kind="error" text={saving.problem} />}
      </div>
    </AdaptiveDialog>
  );
};

/** What the COVID-19 protection covers, and its price (TRV-025, TRV-026). */
const CovidCover = ({ benefits }: { benefits: readonly AdditionalBenefit[] }) => {
  const t = useText();
  const price = covidBenefit(benefits)?.premium;
  return (
    <>
      <ul className={`py-drawn ${styles.lines}`} aria-label={t('travel.covid.lines')}>
        {covidLines(benefits).map((line) => (
          <li key={line.code}>
            <LineIcon path={DRAWINGS.check} size={20} />
            <span>{unbroken(line.name)}</span>
          </li>
        ))}
      </ul>
      {price === undefined ? null : (
        <p className="py-between">
          <span>{t('travel.covid.price')}</span>
          <strong>
            <Rupiah amount={price} />
          </strong>
        </p>
      )}
    </>
  );
};

/** A shield before a virus; own drawing. */
const CovidPicture = ({ alt }: { alt: string }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, it takes the theme's colours
  <svg className={styles.picture} viewBox="0 0 120 120" role="img" aria-label={alt} fill="none">
    <circle cx="60" cy="60" r="56" fill="var(--py-primary-tint)" />
    <g stroke="var(--py-progress)" strokeWidth="4" strokeLinecap="round">
      <circle cx="78" cy="42" r="14" />
      <path d="M78 20v8M78 56v8M56 42h8M92 42h8M62 26l6 6M88 52l6 6M94 26l-6 6" />
    </g>
    <path
      d="M50 40c8 6 15 8 24 8v20c0 16-12 24-24 30-12-6-24-14-24-30V48c9 0 16-2 24-8Z"
      fill="var(--py-card)"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path
      d="m40 68 8 8 14-14"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
