import { useNavigate } from 'react-router-dom';
import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { useCardReading } from '@payung/shared/identity/use-card-reading.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { identityOutcome } from '@payung/shared/domain/people/identity-outcome.ts';
import { useText } from '#messages/catalogue.ts';
import { outcomeAddress } from './card-addresses.ts';
import { useOwnDrafts, useRestored } from './own-drafts.ts';

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
