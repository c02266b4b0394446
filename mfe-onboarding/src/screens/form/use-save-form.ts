import { useRef, useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration, SavedDetails } from '@payung/shared/api/endpoints/onboarding.ts';
import { partOf } from '@payung/shared/domain/onboarding/progress.ts';
import { CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-versions.ts';
import { isChangedElsewhere, useRegistrationWrite } from '#registration/use-registration.ts';
import { detailsOf, draftOf } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import { useServerDraft } from './server-draft.ts';

const CONSENT = CONSENT_VERSIONS.registration;

const send = (body: SavedDetails, seenVersion: number | undefined) =>
  call(onboardingEndpoints.saveRegistrationDetails, { body, seenVersion });

/** Nothing of the form is sent before that. */
export const hasConsented = (registration: Registration): boolean => registration.consentVersion === CONSENT;

/** Keeps the form while it is filled in, where nothing is given yet, and saves it when it is done. */
export const useSaveForm = (registration: Registration) => {
  const [isTicked, setTicked] = useState(false);
  const keeping = useRegistrationWrite(send);
  const saving = useRegistrationWrite(send);
  // After a change elsewhere nothing is saved by itself any more: a person looks at it first.
  const isHeld = useRef(false);
  const isConsented = hasConsented(registration);
  const consent = isConsented ? {} : { consentVersion: CONSENT };

  const draft = useServerDraft(async (details) => {
    if (isHeld.current) return;
    try {
      await keeping.mutateAsync({ details, isDone: false, ...consent });
    } catch (error) {
      isHeld.current = isChangedElsewhere(error);
    }
  });

  const isFirstTime = partOf(registration, 'details').state === 'empty';
  const changedMeanwhile = isChangedElsewhere(keeping.error) ? keeping.problem : undefined;
  return {
    isTicked,
    setTicked,
    mayGoOn: isConsented || isTicked,
    keep: (values: FormValues, hasAgreed: boolean): void => {
      if (isFirstTime && (isConsented || hasAgreed)) draft.keep(draftOf(values));
    },
    save: async (values: FormValues): Promise<Registration> => {
      await draft.stop();
      isHeld.current = false;
      return saving.mutateAsync({ details: detailsOf(values), isDone: true, ...consent });
    },
    error: saving.error,
    problem: saving.problem ?? changedMeanwhile,
  };
};
