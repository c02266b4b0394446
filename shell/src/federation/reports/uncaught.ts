import { ApiError } from '@payung/shared/api/api-error.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { Federation } from '../federation.ts';

const WENT_WRONG: BilingualText = {
  en: 'Something went wrong. Please try again.',
  id: 'Terjadi kesalahan. Silakan coba lagi.',
};

/** An error so soon after somebody did something is taken for its outcome. */
const ACTION_MS = 5_000;
const TOAST_EVERY_MS = 10_000;

/** As TanStack Query's `CancelledError` names itself; the first pages are without that library. */
const CANCELLED_READ = 'CancelledError';

/** Calls say themselves what failed (handle-api-error.ts), and what was given up on purpose is no failure. */
const isExpected = (cause: unknown): boolean =>
  cause instanceof ApiError ||
  (cause instanceof Error && cause.message === CANCELLED_READ) ||
  (cause instanceof DOMException && cause.name === 'AbortError');

type WatchedParts = Pick<Federation, 'places' | 'report'>;

/** Reports what nobody caught, and says so when somebody's action came to nothing. Returns the function that stops it. */
export const watchUncaught = ({
  places: { placeOf },
  report: { reportUncaught },
}: WatchedParts): (() => void) => {
  let lastActionAt = -Infinity;
  let lastToastAt = -Infinity;

  const showToast = (): void => {
    const now = performance.now();
    if (now - lastActionAt > ACTION_MS || now - lastToastAt < TOAST_EVERY_MS) return;
    lastToastAt = now;
    toast.error(WENT_WRONG[store.get(languageAtom)]);
  };

  /** Errors of browser extensions and of other people's scripts name none of our files. */
  const isForeign = (cause: unknown): boolean =>
    cause instanceof Error && placeOf(cause) === undefined && (cause.stack ?? '').includes('://');

  const handle = (kind: 'error' | 'rejection', cause: unknown): void => {
    if (isExpected(cause)) return;
    reportUncaught(kind, cause);
    showToast();
  };

  const stop = new AbortController();
  const { signal } = stop;
  for (const name of ['click', 'submit', 'change']) {
    const onAction = (): void => {
      lastActionAt = performance.now();
    };
    document.addEventListener(name, onAction, { capture: true, passive: true, signal });
  }
  const onError = ({ error }: ErrorEvent): void => {
    if (placeOf(error) !== undefined) handle('error', error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (!isForeign(reason)) handle('rejection', reason);
  };
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  return () => stop.abort();
};
