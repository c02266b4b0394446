import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import type { Visit } from '@payung/shared/schemas/auth.ts';
import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { homeEndpoints } from '#contract/endpoints.ts';
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
        quoteId={visit.quoteId}
        onKept={() => {
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

interface AskRequirementsProps {
  /** Empty where the link has no quote yet: then there is nothing to keep the agreement with. */
  quoteId: string;
  onKept: () => void;
}

/** Open at first; closing it shows why it is asked, with a button that opens it again. */
const AskRequirements = ({ quoteId, onKept }: AskRequirementsProps) => {
  const t = useText();
  const [isAsking, setAsking] = useState(true);
  // A failure is a toast, and Confirm tries again.
  const agreement = useMutation({
    mutationFn: async () => {
      if (quoteId !== '') await call(homeEndpoints.agreeToRequirements, { params: { quoteId } });
    },
    onSuccess: onKept,
  });
  return (
    <Page
      title={t('home.req.title')}
      bar={<ActionBar primary={{ label: t('home.req.read'), onPress: () => setAsking(true) }} />}
    >
      <p>{t('home.req.why')}</p>
      {isAsking ? (
        <RequirementsDialog
          onClose={() => setAsking(false)}
          onConfirm={() => agreement.mutate()}
          isBusy={agreement.isPending || agreement.isSuccess}
        />
      ) : null}
    </Page>
  );
};
