import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { HandoffState } from '@payung/shared/session/session.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { useHandoffInspection, useHandoff } from '#photos/handoff/handoff-session.ts';
import { inspectionPath, usePolledQuote, useInspection } from '#photos/inspection-reads.ts';
import type { PhotoStep, PhotographedQuote } from '#photos/inspection-reads.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { PhotoTaking, usePhotoTaking } from '#photos/capture/photo-taking.tsx';
import { FlagText } from '#photos/gallery/sent-photo.tsx';
import { HandoffCard } from '#photos/handoff/handoff-card.tsx';
import type { PhotoSlot } from '#rules/inspection.ts';

/** Redirects to the page of any other state. */
const useRedirect = (elsewhere: string | undefined): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (elsewhere !== undefined) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
};

const loadingOf = (title: string, step: PhotoStep) => (
  <Page title={title} step={step.progress} back={step.back}>
    <Loading shape="cards" />
  </Page>
);

const PhotoReupload = () => {
  const t = useText();
  const step = useMotorStep('photoReupload');
  const inspection = useInspection(step.quoteId, step.quote.data !== undefined);
  usePolledQuote(step.quoteId, inspection.data);
  const quote = step.quote.data;
  const { data: documents } = inspection;
  const isClosed =
    quote !== undefined &&
    documents !== undefined &&
    (documents.status !== 'flagged' || quote.rejection !== undefined);
  const elsewhere = isClosed ? quoteAddress(inspectionPath(quote.vehicleKind), quote.id) : undefined;
  useRedirect(elsewhere);
  const loading = loadingOf(t('motor.inspection.reupload'), step);
  return (
    <QueryBoundary quiet isOpen={step.isOpen && !isClosed} of={[step.quote, inspection]} loading={loading}>
      {(saved, state) => <Reupload step={step} quote={saved} documents={state} />}
    </QueryBoundary>
  );
};

const HandedOver = ({ handoff }: { handoff: HandoffState }) => {
  const t = useText();
  const { step, quote, inspection } = useHandoffInspection(handoff);
  const { data } = inspection;
  const isClosed = data !== undefined && data.status !== 'flagged';
  useRedirect(isClosed ? quoteAddress(inspectionPath(quote.vehicleKind), quote.id) : undefined);
  const loading = loadingOf(t('motor.inspection.reupload'), step);
  return (
    <QueryBoundary quiet isOpen={!isClosed} of={[inspection]} loading={loading}>
      {(documents) => <Reupload step={step} quote={quote} documents={documents} />}
    </QueryBoundary>
  );
};

/** Only while photos are flagged; every other state has its page (MOT-057). */
export const Screen = () => {
  const handoff = useHandoff();
  return handoff === undefined ? <PhotoReupload /> : <HandedOver handoff={handoff} />;
};

interface ReuploadProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** The flagged photos one after the other, each with its reason and how to take it. */
export const Reupload = ({ step, quote, documents }: ReuploadProps) => {
  const t = useText();
  const isSecondDevice = useHandoff() !== undefined;
  const taking = usePhotoTaking(quote, documents);
  const remark = (slot: PhotoSlot) => {
    const flag = documents.photos.find((photo) => photo.slot === slot)?.flag;
    return flag === undefined ? null : <InlineNotice kind="warning" text={<FlagText flag={flag} />} />;
  };
  return (
    <Page title={t('motor.inspection.reupload')} step={step.progress} back={step.back} bar={taking.bar}>
      <InlineNotice kind="warning" text={t('notice.invalidPhoto')} />
      <PhotoTaking taking={taking} quote={quote} remark={remark}>
        {() => <InlineNotice kind="success" text={t('motor.photo.all')} />}
      </PhotoTaking>
      {isSecondDevice ? null : <HandoffCard quoteId={quote.id} documents={documents} />}
    </Page>
  );
};
