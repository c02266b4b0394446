import { useState } from 'react';
import type { Visit } from '@payung/shared/schemas/auth.ts';
import { CustomerOtp, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { homeRoutes } from '#contract/routes.ts';
import { home } from '#product.ts';
import { asksForAgreement, useBeginHomeQuote } from '#requirements/agreement.ts';
import { AskRequirements } from './ask-requirements.tsx';

/** The phone number is verified, then the requirements are agreed to, then the stage leads on (ruling K62). */
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
    <CustomerOtp onArrived={(proved) => (asksForAgreement(proved.stage) ? setVisit(proved) : land(proved))} />
  );
};
