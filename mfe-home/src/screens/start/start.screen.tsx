import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressForLead } from '@payung/shared/journey/start/lead-of-quote.ts';
import { startScreen } from '@payung/shared/journey/start/quote-start.tsx';
import { afterPaint } from '@payung/shared/ui/after-paint.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { agreementState, useAgreement, useBeginHomeQuote } from '#requirements/agreement.ts';
import { RequirementsDialog } from '#requirements/requirements-dialog.tsx';
import { HomeCovers } from './home-covers.tsx';

/** An agent begins: the requirements are agreed to first, then the property is described. */
const BeginQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const forLead = useAddressForLead();
  const { path, progress, entryAddress } = useHomeStep('start');
  const begin = useBeginHomeQuote();
  const agreement = useAgreement();
  const visit = useLocation().key;
  /** The visit to this address in which the requirements were closed without agreeing. */
  const [closedIn, setClosedIn] = useState<string>();
  const isAsking = !agreement.requirementsAgreed && closedIn !== visit;

  const start = (): void => {
    if (!agreement.requirementsAgreed) setClosedIn(undefined);
    else if (entryAddress !== undefined)
      afterPaint(() => void navigate(forLead(entryAddress), { state: agreementState(agreement) }));
  };

  return (
    <Page
      title={t('home.start.title')}
      step={progress}
      intro={t('home.start.intro')}
      bar={<ActionBar primary={{ label: t('start.begin'), onPress: start }} />}
    >
      <HomeCovers />
      {isAsking ? (
        <RequirementsDialog
          onClose={() => setClosedIn(visit)}
          onConfirm={() => {
            begin();
            const state = agreementState({ ...agreement, requirementsAgreed: true });
            void navigate(forLead(path), { replace: true, state });
          }}
        />
      ) : null}
    </Page>
  );
};

export const Screen = startScreen(BeginQuote, () => import('./resume-quote.tsx'));
