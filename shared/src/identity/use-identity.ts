import { call } from '@payung/shared/api/client.ts';
import { identityEndpoints } from '#api/endpoints/identity.ts';
import type { AgreedBy } from '#domain/privacy/consent-texts.ts';
import type { StartedCheck, OcrDetails } from '#schemas/identity.ts';
import { profileEndpoints } from '#api/endpoints/profile.ts';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@payung/shared/ui/toast.ts';
import { identityOutcome } from '#domain/people/identity-check.ts';
import type { IdentityStatus } from '#domain/people/identity-check.ts';
import { useText } from '#messages/text.ts';
import { DOWN, failureNotice, outcomeNotice } from './identity-notice.tsx';
import type { PhotoProblem } from '#ui/photo/small-photo.ts';
import type { IdentityNotice } from './identity-notice.tsx';
import { useCardReading } from './use-card-reading.ts';

/** Whose card it is: of a quote's insured, or the own card of a person who registers or sells. */
type CardSubject =
  | {
      readonly kind: 'quote';
      readonly quoteId: string;
      /** The first insured where it is left out. */
      readonly insuredNo?: number | undefined;
      /** Of an agent: how the insured agreed. */
      readonly agreedBy?: AgreedBy | undefined;
    }
  | { readonly kind: 'own' };

interface CardCalls {
  /** Key of the subject among the drafts and caches of the signed-in person. */
  readonly key: string;
  readonly begin: () => Promise<StartedCheck>;
  readonly send: (file: Blob) => Promise<{ readonly imageKey: string }>;
}

/** Of the own card the session says whose it is: no phone is sent (IDV-002, ruling R54). */
const OWN: CardCalls = {
  key: 'own',
  begin: () => call(profileEndpoints.identityToken, { query: { logkey: 'idCardUpload' } }),
  send: (file) => call(profileEndpoints.uploadOwnImage, { query: {}, upload: file }),
};

/** The calls of a card, by its subject. */
const cardCallsOf = (subject: CardSubject): CardCalls => {
  if (subject.kind === 'own') return OWN;
  const { quoteId, insuredNo, agreedBy } = subject;
  // Where nobody is named the server means the first insured.
  const input = {
    params: { quoteId },
    query: {
      ...(insuredNo === undefined ? {} : { insuredNo: String(insuredNo) }),
      ...(agreedBy === undefined ? {} : { agreedBy }),
    },
  };
  return {
    key: insuredNo === undefined ? quoteId : `${quoteId}/${insuredNo}`,
    begin: () => call(identityEndpoints.productToken, input),
    send: (file) => call(identityEndpoints.uploadIdentity, { ...input, upload: file }),
  };
};

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
    /** A photo that cannot be used. */
    refuse: (next: PhotoProblem) => setNotice({ kind: 'error', next }),
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
