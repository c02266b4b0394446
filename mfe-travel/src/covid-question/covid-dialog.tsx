import { useState } from 'react';
import { Button } from 'antd';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';
import { useBenefits, useTravelStep, useSaveTravelStep } from '#travel-quote/kit.ts';
import { CovidCover } from './covid-cover.tsx';
import { CovidPicture } from './covid-picture.tsx';

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
