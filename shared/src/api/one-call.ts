import { useRef, useState } from 'react';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import type { ApiErrorOptions } from '@payung/shared/api/handle-api-error.ts';

interface Outcome<Reply> {
  readonly onSuccess?: ((reply: Reply) => void) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly onSettled?: (() => unknown) | undefined;
}

interface State<Reply> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly data: Reply | undefined;
}

const IDLE = { isPending: false, isError: false, error: null, data: undefined } as const;

/**
 * For the pages with which people begin, in place of `useMutation`: they make one call and are without the library for
 * reads, 12 kB of the first visit. Every failure passes the same reaction (ERR-030). Of two calls the last one is shown.
 */
export const useOneCall = <Given, Reply>(
  run: (given: Given) => Promise<Reply>,
  { quiet, ...always }: ApiErrorOptions & Outcome<Reply> = {},
) => {
  const [state, setState] = useState<State<Reply>>(IDLE);
  const last = useRef(0);

  const settle = async (given: Given, once: Outcome<Reply>): Promise<void> => {
    last.current += 1;
    const number = last.current;
    const show = (next: State<Reply>): void => {
      if (last.current === number) setState(next);
    };
    show({ ...IDLE, isPending: true });
    try {
      const data = await run(given);
      show({ ...IDLE, data });
      always.onSuccess?.(data);
      once.onSuccess?.(data);
    } catch (error) {
      handleApiError(error, { quiet });
      show({ ...IDLE, isError: true, error });
      always.onError?.(error);
      once.onError?.(error);
    }
    always.onSettled?.();
  };

  return {
    ...state,
    mutate: (given: Given, once: Outcome<Reply> = {}): void => void settle(given, once),
    reset: (): void => {
      last.current += 1;
      setState(IDLE);
    },
  };
};
