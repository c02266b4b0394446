import { Suspense, lazy, useState } from 'react';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { OpenHandoff } from './open-handoff.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const HandoffLink = lazy(async () => ({ default: (await import('./handoff-link.tsx')).HandoffLink }));

interface HandoffCardProps {
  quoteId: string;
  documents: InspectionDocuments;
}

/** Continues on a phone what was begun on a computer; this page shows the phone's photos (MOT-072). */
export const HandoffCard = ({ quoteId, documents: { handoff } }: HandoffCardProps) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Block id="motor-handoff" title={t('motor.handoff.title')}>
      <p>{t('motor.handoff.text')}</p>
      <OpenHandoff quoteId={quoteId} handoff={handoff} />
      <Button size="large" onClick={() => setOpen(true)}>
        {t('motor.handoff.open')}
      </Button>
      <AdaptiveDialog open={isOpen} title={t('motor.handoff.title')} onClose={() => setOpen(false)}>
        <Suspense fallback={<Loading shape="result" />}>
          <HandoffLink quoteId={quoteId} handoff={handoff} onDone={() => setOpen(false)} />
        </Suspense>
      </AdaptiveDialog>
    </Block>
  );
};
