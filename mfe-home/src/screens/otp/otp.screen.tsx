import { useState } from 'react';
import type { Visit } from '@payung/shared/api/endpoints/auth.ts';
import { CustomerOtp, landingOf, useLandOn } from '@payung/shared/journey/customer-otp.tsx';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { product } from '#product.ts';
import { asksForAgreement, useBeginHomeQuote } from '#requirements/agreement.ts';
import { AskRequirements } from './ask-requirements.tsx';

/** The phone is proved, then the requirements are agreed to, then the stage leads on (ruling K62). */
export const Screen = () => {
  const landOn = useLandOn();
  const begin = useBeginHomeQuote();
  const [visit, setVisit] = useState<Visit>();

  const land = (proved: Visit): void => landOn(landingOf(product, homeRoutes.start.path, proved), proved);

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
