import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@payung/shared/ui/toast.ts';
import type { OcrDetails } from '#schemas/identity.ts';
import { identityOutcome } from '#domain/people/identity-outcome.ts';
import type { IdentityStatus } from '#domain/people/identity-outcome.ts';
import { checkIdentityFile } from '#domain/people/identity-file.ts';
import { useText } from '#messages/text.ts';
import { cardCallsOf } from './card-calls.ts';
import type { CardSubject } from './card-calls.ts';
import { DOWN, failureNotice, outcomeNotice } from './identity-notice.tsx';
import type { IdentityNotice } from './identity-notice.tsx';
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

/** Input and callbacks of a check, of any card. */
interface CardTask {
  /** The card that there is already. */
  readonly details?: OcrDetails | undefined;
  /** The result of a check as the provider spells it; an unknown status is passed on unchanged. */
  readonly onOutcome?: ((status: IdentityStatus | (string & {})) => void) | undefined;
  /** The card as the server read it. One that was only uploaded has an image and no number (''). */
  readonly onDetails?: ((details: OcrDetails) => void) | undefined;
  /** What the toast of a failed check reads instead of `idv.failed` (ruling K100). */
  readonly failedText?: string | undefined;
}

/** The check of somebody whom a quote insures. */
export interface IdentityTask extends Omit<CardTask, 'failedText'> {
  readonly quoteId: string;
  /** Number of the insured whose card it is, where the quote has several; the first where it is left out. */
  readonly insuredNo?: number | undefined;
}
