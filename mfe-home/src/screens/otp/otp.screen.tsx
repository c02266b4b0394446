import { useState } from 'react';
import type { Visit } from '@payung/shared/schemas/auth.ts';
import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { homeRoutes } from '#contract/routes.ts';
import { home } from '#product.ts';
import { asksForAgreement, useBeginHomeQuote } from '#requirements/agreement.ts';
import { useText } from '#messages/catalogue.ts';
import { RequirementsDialog } from '#requirements/requirements-dialog.tsx';

/** The phone number is verified, then the requirements are agreed to, then the stage decides the page (ruling K62). */
export const Screen = () => {
  const landOn = useLandOn();
  const begin = useBeginHomeQuote();
  const [visit, setVisit] = useState<Visit>();

  const land = (proved: Visit): void => landOn(landingOf(home, homeRoutes.start.path, proved), proved);

  if (visit !== undefined) {
    return (
      <AskRequirements
        onAgreed={() => {
          if (visit.stage === undefined) begin();
          land(visit);
        }}
      />
    );
  }
  return (
    <Arrived onArrived={(proved) => (asksForAgreement(proved.stage) ? setVisit(proved) : land(proved))} />
  );
};

/** Open at first; closing it shows why it is asked, with a button that opens it again. */
const AskRequirements = ({ onAgreed }: { onAgreed: () => void }) => {
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
