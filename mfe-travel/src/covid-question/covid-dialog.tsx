import { useState } from 'react';
import { Button } from 'antd';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { AdditionalBenefit } from '@payung/shared/domain/travel/benefits.ts';
import { covidBenefit, covidLines } from '@payung/shared/domain/travel/benefits.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { AdaptiveDialog } from '@payung/shared/ui/adaptive-dialog.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { LineIcon } from '@payung/shared/ui/picture.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useBenefits } from '#travel-quote/reads.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { CovidPicture } from './covid-picture.tsx';

const Cover = ({ benefits }: { benefits: readonly AdditionalBenefit[] }) => {
  const t = useText();
  const price = covidBenefit(benefits)?.Premium;
  return (
    <>
      <ul className="py-drawn travel-bullets" aria-label={t('travel.covid.lines')}>
        {covidLines(benefits).map((line) => (
          <li key={line.BenefitCode}>
            <LineIcon path={DRAWINGS.check} size={20} />
            <span>{line.BenefitDesc}</span>
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

interface CovidDialogProps {
  quote: TravelQuoteRecord;
  onClose: () => void;
  /** The answer is saved. */
  onAnswered: (covid: boolean) => void;
}

/** The COVID-19 question (TRV-023 to TRV-028). Mounted while it is open. */
export const CovidDialog = ({ quote, onClose, onAnswered }: CovidDialogProps) => {
  const t = useText();
  const benefits = useBenefits(quote._id);
  const saving = useSaveTravelStep(quote._id);
  const [, changeContext] = useQuoteContext();
  const [answer, setAnswer] = useState<boolean>();

  const give = async (covid: boolean): Promise<void> => {
    setAnswer(covid);
    // An answer that stands is not saved again: saving it would throw the chosen benefits away.
    if (quote.covid !== covid && !(await saving.save({ covid }))) return;
    changeContext({ quoteId: quote._id, covid });
    onAnswered(covid);
  };

  const button = (covid: boolean) => ({
    size: 'large' as const,
    loading: saving.isSaving && answer === covid,
    disabled: saving.isSaving && answer !== covid,
    onClick: () => void give(covid),
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
        <Reads quiet of={[benefits]} loading={<Loading shape="summary" />}>
          {() => <Cover benefits={benefits.data ?? []} />}
        </Reads>
        {saving.problem === undefined ? null : <InlineNotice kind="error" text={saving.problem} />}
      </div>
    </AdaptiveDialog>
  );
};
