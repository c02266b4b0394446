import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useMotorStep } from '#motor-quote/step.ts';
import { useText } from '#messages/catalogue.ts';
import { inspectionPath } from '#photos/inspection-path.ts';
import { useFollowQuote, useInspection } from '#photos/inspection-reads.ts';
import { Reupload } from './reupload.tsx';

/** Only while photos are flagged; every other state has its page (MOT-057). */
export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const step = useMotorStep('photoReupload');
  const inspection = useInspection(step.quoteId);
  useFollowQuote(step.quoteId, inspection.data);
  const quote = step.quote.data;
  const { data: documents } = inspection;
  const isClosed =
    quote !== undefined &&
    documents !== undefined &&
    (documents.status !== 'flagged' || quote.rejection !== undefined);
  const elsewhere = isClosed ? quoteAddress(inspectionPath(quote.vehicleKind), quote.id) : undefined;
  useEffect(() => {
    if (elsewhere !== undefined) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  const loading = (
    <Page title={t('motor.inspection.reupload')} step={step.progress} back={step.back}>
      <Loading shape="cards" />
    </Page>
  );
  return (
    <QueryBoundary quiet isOpen={step.isOpen && !isClosed} of={[step.quote, inspection]} loading={loading}>
      {(saved, state) => <Reupload step={step} quote={saved} documents={state} />}
    </QueryBoundary>
  );
};
