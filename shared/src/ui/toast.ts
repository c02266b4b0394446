export type ToastKind = 'success' | 'error' | 'warning';
type Show = (kind: ToastKind, text: string) => void;

let show: Show | undefined;
let waiting: Parameters<Show>[] = [];

const send: Show = (kind, text) => {
  if (show === undefined) waiting.push([kind, text]);
  else show(kind, text);
};

/** Called by the one host in the page; what was said before it came is said now. */
export const connectToasts = (next: Show | undefined): void => {
  show = next;
  const early = waiting;
  if (next === undefined) return;
  waiting = [];
  for (const [kind, text] of early) next(kind, text);
};

/**
 * Gone after a second (SHELL-045): what must be read stays as text beside its cause as well.
 * One module for shell and remotes: import it as `@payung/shared/ui/toast.ts`, never relatively.
 */
export const toast = {
  success: (text: string): void => send('success', text),
  error: (text: string): void => send('error', text),
  warning: (text: string): void => send('warning', text),
};
