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

type Selection = readonly [start: number, end: number];

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Selection => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

export const isDrawnPageKept = (): boolean => drawn !== undefined;

/** It may stand there in place of a page that is still loading; a field that is moved loses the focus, which it gets back. */
export const showDrawnPage = (place: HTMLElement): void => {
  if (drawn === undefined) return;
  const { page, field, hasFocus } = drawn;
  const selection = selectionOf(field);
  place.append(page);
  if (!hasFocus) return;
  field.focus();
  field.setSelectionRange(...selection);
};

export interface EarlyTyping {
  readonly text: string;
  /** Absent where the field did not have the focus. */
  readonly selection?: Selection;
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
    ...(hasFocus ? { selection: selectionOf(field) } : {}),
  };
};
