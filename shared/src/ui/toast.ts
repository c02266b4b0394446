export type ToastKind = 'success' | 'error' | 'warning';
type Show = (kind: ToastKind, text: string) => void;

let show: Show | undefined;
let queued: Parameters<Show>[] = [];

const send: Show = (kind, text) => {
  if (show === undefined) queued.push([kind, text]);
  else show(kind, text);
};

/** Called by the `ToastHost`; toasts that were sent before it was mounted are shown now. */
export const connectToasts = (next: Show | undefined): void => {
  show = next;
  if (next === undefined) return;
  const early = queued;
  queued = [];
  for (const [kind, text] of early) next(kind, text);
};

/**
 * A toast is gone after a second (SHELL-045): show an important message in an `InlineNotice` too.
 * One module for shell and remotes: import it as `@payung/shared/ui/toast.ts`, never relatively.
 */
export const toast = {
  success: (text: string): void => send('success', text),
  error: (text: string): void => send('error', text),
  warning: (text: string): void => send('warning', text),
};
