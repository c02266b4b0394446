import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import type { Registration, RegistrationCard } from '@payung/shared/schemas/onboarding.ts';
import { useCardReading } from '@payung/shared/identity/use-card-reading.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { identityOutcome } from '@payung/shared/domain/people/identity-check.ts';
import { call } from '@payung/shared/api/client.ts';
import { useFailureText, serverMessage } from '@payung/shared/api/failure-text.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { useText } from '#messages/catalogue.ts';
import { outcomeAddress, cardPages, retakeStateOf } from '#registration/addresses.ts';
import { useOwnDrafts, useRestored, dropOwnDrafts } from '#registration-card/own-drafts.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { refreshRegistration } from '#registration/use-registration.ts';

const keptOf = ({ card }: Registration): OcrDetails | undefined =>
  card && { idNumber: card.readNumber, idType: card.idType, imageKey: card.imageKey };

/** The card of the check that is over: read by the provider, sent as a file, or saved before. */
export const useReadCard = (registration: Registration) => {
  const text = useText();
  const navigate = useNavigate();
  const { card, setCard, reading: running } = useOwnDrafts();
  const restored = useRestored();
  const reading = useCardReading('own', (end) => {
    if (end.kind === 'read') return setCard(end.details);
    const { message, kind } = identityOutcome(end.status);
    toast[kind](text(message === 'idv.failed' ? 'idv.failedOnb' : message));
    void navigate(outcomeAddress(registration.kind, end.status));
  });
  const isRunning = running !== undefined;
  const known = card ?? restored.data?.card;
  return {
    reading,
    card: isRunning ? undefined : (known ?? keptOf(registration)),
    isWaiting: restored.isPending || reading.isReading,
  };
};

/** The server's message, the same in both languages (ONB-015). */
const DUPLICATE = 'Duplicate ID Number.';

interface SavedCard {
  readonly card: OcrDetails;
  readonly typed: string;
  /** The chosen number when both differ. */
  readonly chosen?: RegistrationCard['chosen'] | undefined;
}

/** Saves the ID card (ONB-016), then opens the terms (ONB-014), or the form when somebody else has the number. */
export const useSaveCard = (registration: Registration) => {
  const navigate = useNavigate();
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
      await Promise.all([dropOwnDrafts(), refreshRegistration()]);
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
