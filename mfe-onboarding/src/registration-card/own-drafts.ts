import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import { dropDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';

/** The check whose card is being read (`useCardReading`). */
const READING = 'identity/own';
/** The check that is open in the camera: a phone may reload the page meanwhile. */
const BEGUN = 'identity/own/begun';
/** The card that was read or sent, until it is saved. */
const CARD = 'identity/own/card';
/** The number of failed checks since the last success. */
const FAILURES = 'identity/own/failures';

/** Failed checks after which the page shows help. */
export const MANY_FAILURES = 3;

/** What this device stores about the own card, over a reload. */
export const useOwnDrafts = () => {
  const [reading] = useDraft<string>(READING);
  const [begun, setBegun] = useDraft<string>(BEGUN);
  const [card, setCard] = useDraft<OcrDetails>(CARD);
  const [failures = 0, setFailures] = useDraft<number>(FAILURES);
  return { reading, begun, setBegun, card, setCard, failures, setFailures };
};

export const endBegun = (): Promise<void> => dropDraft(BEGUN);
export const dropCard = (): Promise<void> => dropDraft(CARD);

/** Deletes the drafts from the device once the card is saved. */
export const dropOwnDrafts = async (): Promise<void> => {
  await Promise.all([READING, BEGUN, CARD, FAILURES].map(dropDraft));
};

/** What the device has stored, read once when the page opens; undefined until then. */
export const useRestored = () => {
  const [mountId] = useState(() => crypto.randomUUID());
  return useQuery({
    queryKey: ['own card on this device', mountId],
    queryFn: async () => {
      const [reading, begun, card] = await Promise.all([READING, BEGUN, CARD].map(restoreDraft));
      return { reading, begun, card } as {
        readonly reading?: string;
        readonly begun?: string;
        readonly card?: OcrDetails;
      };
    },
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
};
