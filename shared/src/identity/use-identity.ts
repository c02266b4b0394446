import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@payung/shared/ui/toast.ts';
import type { OcrDetails } from '#schemas/identity.ts';
import { checkIdentityFile } from '#domain/people/identity-file.ts';
import { identityOutcome } from '#domain/people/identity-outcome.ts';
import { useText } from '#messages/text.ts';
import { cardCallsOf } from './card-calls.ts';
import type { CardSubject } from './card-calls.ts';
import type { CardTask } from './identity-task.ts';
import { DOWN, failureNotice, outcomeNotice } from './identity-notice.ts';
import type { IdentityNotice } from './identity-notice.ts';
import { useCardReading } from './use-card-reading.ts';

const CANCELLED = 'user_cancelled';

/** One card of somebody: checked in the frame or sent as a file; the latest counts. */
export const useIdentity = (
  subject: CardSubject,
  { details, onOutcome, onDetails, failedText }: CardTask,
) => {
  const calls = cardCallsOf(subject);
  const text = useText();
  const [card, setCard] = useState<OcrDetails>();
  const [notice, setNotice] = useState<IdentityNotice>();

  const accept = (next: OcrDetails): void => {
    setCard(next);
    setNotice({ kind: 'success', next: next.idNumber === '' ? 'identity.uploaded' : 'identity.read' });
    onDetails?.(next);
  };

  const tell = (status: string): void => {
    const { message, kind } = identityOutcome(status);
    toast[kind](message === 'idv.failed' ? (failedText ?? text(message)) : text(message));
    setNotice(outcomeNotice(status));
    onOutcome?.(status);
  };

  const reading = useCardReading(calls.key, (end) => {
    if (end.kind === 'read') accept(end.details);
    else tell(end.status);
  });

  const checking = useMutation({
    meta: { quiet: true },
    mutationFn: calls.begin,
    onError: (error) => setNotice(failureNotice(error)),
  });

  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: calls.send,
    onSuccess: ({ imageKey }) => accept({ idNumber: '', idType: '', imageKey }),
    onError: (error) => setNotice(failureNotice(error)),
  });

  const begin = (): void => {
    reading.stop();
    setNotice(undefined);
    checking.mutate();
  };

  /** How the provider's screens ended; the card itself is asked of the server. */
  const end = (status: string): void => {
    const transactionId = checking.data?.transactionId;
    checking.reset();
    tell(status);
    if (transactionId !== undefined && identityOutcome(status).mayRead) reading.start(transactionId);
  };

  const fail = (): void => {
    checking.reset();
    setNotice(DOWN);
    toast.error(text('idv.down'));
  };

  const send = (file: File): void => {
    const wrong = checkIdentityFile(file);
    if (wrong !== undefined) return setNotice({ kind: 'error', next: wrong });
    reading.stop();
    setNotice(undefined);
    sending.mutate(file);
  };

  return {
    card: card ?? details,
    notice: reading.error ? failureNotice(reading.error) : notice,
    reading,
    check: checking.data,
    isBeginning: checking.isPending,
    isSending: sending.isPending,
    begin,
    end,
    fail,
    cancel: () => end(CANCELLED),
    send,
  };
};
