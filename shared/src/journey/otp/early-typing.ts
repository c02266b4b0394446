/** The page that the edge drew, until the application has taken over what was typed into it. */
let drawnPage: HTMLElement | undefined;

export const keepDrawnPage = (page: HTMLElement | null): void => {
  drawnPage = page ?? undefined;
};

/** It may stand there in place of a page that is still loading. */
export const keptDrawnPage = (): HTMLElement | undefined => drawnPage;

interface EarlyTyping {
  readonly text: string;
  /** Where the caret stood; absent where the field did not have the focus. */
  readonly caret?: number;
  /** The form was sent, too. */
  readonly isSent: boolean;
}

/** What was typed into the drawn field before the application was there; taken over once. */
export const takeEarlyTyping = (): EarlyTyping => {
  const page = drawnPage;
  const field = page?.querySelector('input');
  drawnPage = undefined;
  if (!page || !field) return { text: '', isSent: false };
  const hasFocus = field.ownerDocument.activeElement === field;
  return {
    text: field.value,
    isSent: page.dataset['pressed'] !== undefined,
    ...(hasFocus ? { caret: field.selectionStart ?? field.value.length } : {}),
  };
};
