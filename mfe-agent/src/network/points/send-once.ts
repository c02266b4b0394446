import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '@payung/shared/api/failure-text.ts';

interface SendOnceOptions<Body, Reply> {
  readonly send: (body: Body, requestId: string) => Promise<Reply>;
  readonly onSuccess: (reply: Reply, body: Body) => void;
  readonly onError?: () => void;
  readonly onSettled?: () => void;
}

/** One write per dialog: the request id makes repeated requests idempotent. */
export const useSendOnce = <Body, Reply>({
  send,
  onSuccess,
  onError,
  onSettled,
}: SendOnceOptions<Body, Reply>) => {
  const [requestId] = useState(() => crypto.randomUUID());
  /** Two presses may come before the next render, also around the reply: after success it stays set. */
  const isSent = useRef(false);
  const write = useMutation({
    mutationFn: (body: Body) => send(body, requestId),
    onSuccess,
    onError: () => {
      isSent.current = false;
      onError?.();
    },
    onSettled: () => onSettled?.(),
    meta: { quiet: true },
  });
  return {
    isSending: write.isPending,
    /** The server's message; empty without a reply. */
    refusal: write.isError ? serverMessage(write.error) : undefined,
    send: (body: Body): void => {
      if (isSent.current) return;
      isSent.current = true;
      write.mutate(body);
    },
  };
};
