import { isCancelledError } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { placeOf } from './error-place.ts';
import { reportUncaught } from './report.ts';

const WENT_WRONG: BilingualText = {
  en: 'Something went wrong. Please try again.',
  id: 'Terjadi kesalahan. Silakan coba lagi.',
};

/** An error so soon after somebody did something is taken for its outcome. */
const ACTION_MS = 5_000;
const TOAST_EVERY_MS = 10_000;

let lastActionAt = -Infinity;
let lastToastAt = -Infinity;

const tell = (): void => {
  const now = Date.now();
  if (now - lastActionAt > ACTION_MS || now - lastToastAt < TOAST_EVERY_MS) return;
  lastToastAt = now;
  toast.error(WENT_WRONG[store.get(languageAtom)]);
};

/** Calls say themselves what failed (handle-api-error.ts), and what was given up on purpose is no failure. */
const isExpected = (cause: unknown): boolean =>
  cause instanceof ApiError ||
  isCancelledError(cause) ||
  (cause instanceof DOMException && cause.name === 'AbortError');

/** Errors of browser extensions and of other people's scripts name none of our files. */
const isForeign = (cause: unknown): boolean =>
  cause instanceof Error && placeOf(cause) === undefined && (cause.stack ?? '').includes('://');

const handle = (kind: 'error' | 'rejection', cause: unknown): void => {
  if (isExpected(cause)) return;
  reportUncaught(kind, cause);
  tell();
};

/** Reports what nobody caught, and says so when somebody's action came to nothing. */
export const watchUncaught = (): void => {
  for (const name of ['click', 'submit', 'change']) {
    document.addEventListener(name, () => (lastActionAt = Date.now()), { capture: true, passive: true });
  }
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (placeOf(error) !== undefined) handle('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) handle('rejection', reason);
  });
};
