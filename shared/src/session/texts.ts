import type { Language } from '#domain/language.ts';

/** A text as react-intl takes it: compiled in a build (platform/src/build/texts/), as it is written in tests. */
export type Message = string | readonly { readonly type: number; readonly value?: unknown }[];

export type MessageTable = Readonly<Record<string, Message>>;

/** The texts of the shell or of one release of a remote; the tables grow with the screens that are opened. */
export interface PageTexts {
  readonly en: MessageTable;
  readonly id: MessageTable;
  /** Whether all that is loaded is there in this language too. */
  readonly isIn: (language: Language) => boolean;
  /** Loads in this language what is loaded in any. */
  readonly follow: (language: Language) => Promise<unknown>;
}

const everyTexts = new Set<PageTexts>();
const listeners = new Set<() => void>();

export const addTexts = (texts: PageTexts): void => {
  everyTexts.add(texts);
};

export const pageTexts = (): readonly PageTexts[] => [...everyTexts];

/** Texts were added to a table. */
export const sayTextsChanged = (): void => {
  for (const listener of listeners) listener();
};

export const onTextsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const hasTexts = (language: Language): boolean => pageTexts().every((texts) => texts.isIn(language));

/** Until then the page keeps the language that it has. */
export const loadTexts = async (language: Language): Promise<void> => {
  // A screen that is opened meanwhile begins in the language that is still shown.
  while (!hasTexts(language)) await Promise.all(pageTexts().map((texts) => texts.follow(language)));
};

/** A text without placeholders, for what speaks outside of React. */
export const plainText = (language: Language, id: string): string => {
  const message = pageTexts().find((texts) => texts[language][id] !== undefined)?.[language][id];
  if (typeof message === 'string') return message;
  const value = message?.[0]?.value;
  return typeof value === 'string' ? value : '';
};
