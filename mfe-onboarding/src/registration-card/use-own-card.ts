import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { identityEndpoints } from '@payung/shared/api/endpoints/identity.ts';
import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { identityOutcome } from '@payung/shared/domain/people/identity-check.ts';
import { useIdentity } from '@payung/shared/identity/use-identity.ts';
import { useText } from '#messages/catalogue.ts';
import { dropCard, endBegun, useOwnDrafts, useRestored } from './own-drafts.ts';

interface OwnCardTask {
  readonly onOutcome: (status: string) => void;
  readonly onCard: (card: OcrDetails) => void;
}

/** How a check ended that was open in the camera when the page was loaded again: only the server knows. */
const useInterrupted = (onEnd: (status: string, transactionId: string) => void): boolean => {
  const restored = useRestored();
  const transactionId = restored.data?.begun;
  const ended = useQuery({
    ...queryOf(identityEndpoints.ocrDetails, {
      query: { transactionId: transactionId ?? '' },
      quiet: true,
    }),
    enabled: transactionId !== undefined,
    gcTime: 0,
  });
  const tell = useEffectEvent((status: string) => onEnd(status, transactionId ?? ''));
  const status = ended.data?.status;
  const isOver = ended.isSuccess || ended.isError;
  useEffect(() => {
    if (isOver) void endBegun();
    if (status !== undefined) tell(status);
  }, [isOver, status]);
  return isOver && status === undefined;
};

/** The user's own card: checked in the frame or sent as a file. The running check is stored before the camera opens. */
export const useOwnCard = ({ onOutcome, onCard }: OwnCardTask) => {
  const text = useText();
  const { setBegun, setCard, failures, setFailures } = useOwnDrafts();

  const count = (status: string): void => {
    void endBegun();
    const { mayRead } = identityOutcome(status);
    if (!mayRead && status !== 'user_cancelled') setFailures(failures + 1);
    if (mayRead) void dropCard();
    onOutcome(status);
  };
  const accept = (card: OcrDetails): void => {
    setCard(card);
    onCard(card);
  };

  const identity = useIdentity(
    { kind: 'own' },
    { onOutcome: count, onDetails: accept, failedText: text('idv.failedOnb') },
  );
  const { check } = identity;
  const keep = useEffectEvent(setBegun);
  const transactionId = check?.transactionId;
  useEffect(() => {
    if (transactionId !== undefined) keep(transactionId);
  }, [transactionId]);
  const wasInterrupted = useInterrupted((status, begun) => {
    if (identityOutcome(status).mayRead) identity.reading.start(begun);
    count(status);
  });

  return {
    ...identity,
    isBusy: identity.isBeginning || identity.isSending,
    wasInterrupted: wasInterrupted && check === undefined,
    fail: () => {
      void endBegun();
      identity.fail();
    },
  };
};
