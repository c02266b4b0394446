/** The page that the edge drew, until the application has taken over what was typed into it. */
interface DrawnPage {
  readonly page: HTMLElement;
  readonly field: HTMLInputElement;
  hasFocus: boolean;
}

let drawn: DrawnPage | undefined;

export const keepDrawnPage = (page: HTMLElement | null): void => {
  const field = page?.querySelector('input');
  if (!page || !field) {
    drawn = undefined;
    return;
  }
  const kept: DrawnPage = { page, field, hasFocus: document.activeElement === field };
  drawn = kept;
  field.addEventListener('focus', () => (kept.hasFocus = true));
  field.addEventListener('blur', () =>
    // A field that is removed loses the focus, too: then the application goes on where it was.
    queueMicrotask(() => {
      if (field.isConnected && document.activeElement !== field) kept.hasFocus = false;
    }),
  );
};

/** It may stand there in place of a page that is still loading. */
export const keptDrawnPage = (): HTMLElement | undefined => drawn?.page;

export interface EarlyTyping {
  readonly text: string;
  /** Where the caret stood; absent where the field did not have the focus. */
  readonly caret?: number;
  /** The form was sent, too. */
  readonly isSent: boolean;
}

/**
 * What was typed into the drawn field before the application was there; taken over once, when the field of the
 * application has taken its place: a letter that is typed while that is prepared would be lost.
 */
export const takeEarlyTyping = (): EarlyTyping | undefined => {
  if (drawn === undefined) return undefined;
  const { page, field, hasFocus } = drawn;
  drawn = undefined;
  return {
    text: field.value,
    isSent: page.dataset['pressed'] !== undefined,
    ...(hasFocus ? { caret: field.selectionStart ?? field.value.length } : {}),
  };
};
