import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { useText } from '#messages/catalogue.ts';

interface WorkToDo<Body, Reply> {
  readonly send: (body: Body, requestId: string) => Promise<Reply>;
  readonly onDone: (reply: Reply) => void;
}

/** Nobody knows whether it was done: no answer came, or the first request is still being done. */
const isUnsettled = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status === 409);

/**
 * One change of a member, for as long as its dialog is open. However often it is sent, it carries the same request id:
 * the server does it once (ruling R39).
 */
export const useWork = <Body, Reply>({ send, onDone }: WorkToDo<Body, Reply>) => {
  const text = useText();
  const failureText = useFailureText();
  const [requestId] = useState(() => crypto.randomUUID());
  const [isBusy, run] = useSingleFlight();
  const sending = useMutation({
    mutationFn: (body: Body) => send(body, requestId),
    onSuccess: onDone,
    // The dialog says why, and what is answered is kept no longer than it is open.
    meta: { quiet: true },
    gcTime: 0,
  });
  const { error } = sending;
  const failed = error === null ? undefined : failureText(error);
  const problem = isNoResponse(error) ? `${failed ?? ''} ${text('member.lost')}` : failed;
  return {
    isBusy,
    /** It may have been done: it can be sent again as it is, and not otherwise. */
    isUnsettled: isUnsettled(error),
    problem,
    send: (body: Body): void =>
      run(() =>
        sending.mutateAsync(body).then(
          () => 'navigated' as const,
          () => 'stayed' as const,
        ),
      ),
  };
};

export type Work = Pick<ReturnType<typeof useWork>, 'isBusy' | 'isUnsettled' | 'problem'>;
