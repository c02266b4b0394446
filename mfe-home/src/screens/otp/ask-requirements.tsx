import { useState } from 'react';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { RequirementsDialog } from '#requirements/requirements-dialog.tsx';

/** Open at once; whoever closes it reads why it is asked, and may open it again. */
export const AskRequirements = ({ onAgreed }: { onAgreed: () => void }) => {
  const t = useText();
  const [isAsking, setAsking] = useState(true);
  return (
    <Page
      title={t('home.req.title')}
      bar={<ActionBar primary={{ label: t('home.req.read'), onPress: () => setAsking(true) }} />}
    >
      <p>{t('home.req.why')}</p>
      {isAsking ? <RequirementsDialog onClose={() => setAsking(false)} onConfirm={onAgreed} /> : null}
    </Page>
  );
};
