import { useNavigate } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { FlagText } from '#photos/gallery/sent-photo.tsx';
import { OpenHandoff } from '#photos/handoff/open-handoff.tsx';
import type { PhotographedQuote, PhotoStep } from '#photos/inspection-reads.ts';
import { InspectionPage } from './inspection-page.tsx';

interface FlaggedProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** Which photos are asked for again and why; leads to where they are taken (MOT-057). */
export const Flagged = ({ step, quote, documents: { photos, handoff } }: FlaggedProps) => {
  const t = useText();
  const navigate = useNavigate();
  const goOn = (): void => void navigate(quoteAddress(motorRoutes.photoReupload.path, quote.id));
  return (
    <InspectionPage
      step={step}
      bar={<ActionBar primary={{ label: t('motor.inspection.reupload'), onPress: goOn }} />}
    >
      <InlineNotice kind="warning" text={t('notice.invalidPhoto')} />
      <OpenHandoff quoteId={quote.id} handoff={handoff} />
      <ul className="py-stack">
        {photos.map(({ photoId, slot, flag }) =>
          flag === undefined ? null : (
            <li key={photoId} className="py-card py-stack-tight">
              <h2>{t(`motor.slot.${slot}`)}</h2>
              <FlagText flag={flag} />
            </li>
          ),
        )}
      </ul>
    </InspectionPage>
  );
};
