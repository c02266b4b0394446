import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import type { Registration, RegistrationCard } from '@payung/shared/api/endpoints/onboarding.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { retakeStateOf } from '#registration/addresses.ts';
import { useRefreshed } from '#registration/use-registration.ts';
import { cardPages } from './card-addresses.ts';
import { dropOwnDrafts } from './own-drafts.ts';

/** As the server answers it, in both languages (ONB-015). */
const DUPLICATE = 'Duplicate ID Number.';

export interface SavedCard {
  readonly card: OcrDetails;
  readonly typed: string;
  /** Where both numbers differ. */
  readonly chosen?: RegistrationCard['chosen'] | undefined;
}

/** Saves the ID card (ONB-016), then the terms follow (ONB-014), or the form where the number is somebody else's. */
export const useSaveCard = (registration: Registration) => {
  const navigate = useNavigate();
  const refreshed = useRefreshed();
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: ({ card, typed, chosen }: SavedCard) =>
      call(profileEndpoints.updateProfile, {
        body: {
          kind: 'idCard',
          idNumber: card.idNumber === '' || chosen === 'typed' ? typed : card.idNumber,
          imageKey: card.imageKey,
          idType: card.idType === '' ? 'KTP' : card.idType,
          ...(chosen === undefined ? {} : { chosen }),
        },
      }),
    onSuccess: async () => {
      await Promise.all([dropOwnDrafts(), refreshed()]);
      await navigate(cardPages(registration.kind).terms);
    },
    onError: (error) => {
      if (serverMessage(error) === DUPLICATE)
        void navigate(onboardingRoutes.form.path, { state: retakeStateOf(registration) });
    },
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    problem: saving.error === null ? undefined : failureText(saving.error),
  };
};
