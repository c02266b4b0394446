import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { FreshCode } from '@payung/shared/schemas/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { checkNationalId } from '@payung/shared/domain/onboarding/national-id.ts';
import { normaliseIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { OTP_NEEDED_REASON } from '@payung/shared/domain/people/otp.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useFreshCode } from '#profile/fresh-code.tsx';
import { refreshProfile } from '#profile/own-profile.tsx';
import { dropOwnDrafts, useOwnDrafts, useRestored } from '#registration-card/own-drafts.ts';
import { useOwnCard } from '#registration-card/use-own-card.ts';

/** The card type of an unread photo, whose number is typed. */
const TYPED_TYPE = 'KTP';

const nothing = (): void => undefined;

/** Number, kind and photo are all there (IDV-014). */
const isComplete = ({ idNumber, idType, imageKey }: OcrDetails): boolean =>
  idNumber !== '' && idType !== '' && imageKey !== '';

/** The agent's own card: checked again or sent as a file, then saved (ONB-012, ONB-016). */
export const useProfileCard = () => {
  const navigate = useNavigate();
  const failureText = useFailureText();
  const own = useOwnCard({ onOutcome: nothing, onCard: nothing });
  const { card: kept } = useOwnDrafts();
  const restored = useRestored();
  const [typed, setTyped] = useState('');
  const known = own.card ?? kept ?? restored.data?.card;
  const card = own.reading.isReading ? undefined : known;
  const isPhotoOnly = card !== undefined && card.idNumber === '' && card.imageKey !== '';
  const given =
    isPhotoOnly && checkNationalId(typed) === undefined
      ? { ...card, idNumber: normaliseIdCard(typed), idType: card.idType === '' ? TYPED_TYPE : card.idType }
      : card;

  const code = useFreshCode();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  /** Whether it was refused because of the code: then the error is beside the code boxes. */
  const isOfCode = (error: unknown): boolean => {
    const isNeeded = error instanceof ApiError && error.reason === OTP_NEEDED_REASON;
    if (isNeeded) setCodeNeeded(true);
    return isNeeded || code.refuse(error);
  };

  // Not quiet: other refusals of the server are shown as a toast (ONB-017).
  const saving = useMutation({
    mutationFn: async (details: OcrDetails & { readonly code?: FreshCode }): Promise<boolean> => {
      try {
        await call(profileEndpoints.updateProfile, { body: { kind: 'idCard', ...details } });
        return true;
      } catch (error) {
        if (isOfCode(error)) return false;
        throw error;
      }
    },
    onSuccess: async (isSaved) => {
      if (!isSaved) return;
      await Promise.all([dropOwnDrafts(), refreshProfile()]);
      await navigate(onboardingRoutes.profileCardDone.path, { replace: true });
    },
  });
  return {
    own,
    card,
    isPhotoOnly,
    typed,
    setTyped,
    isReady: given !== undefined && isComplete(given),
    code: isCodeNeeded ? code : undefined,
    save: () => {
      if (given === undefined || !isComplete(given)) return;
      const { idNumber, idType, imageKey } = given;
      const fresh = isCodeNeeded ? code.take() : undefined;
      if (isCodeNeeded && fresh === undefined) return;
      saving.mutate({ idNumber, idType, imageKey, ...(fresh === undefined ? {} : { code: fresh }) });
    },
    isSaving: saving.isPending,
    problem: saving.error === null ? undefined : failureText(saving.error),
  };
};
