import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { addTexts, sayTextsChanged } from '@payung/shared/session/texts.ts';
import type { MessageTable, PageTexts } from '@payung/shared/session/texts.ts';
import type { SharedMessageId } from './catalogue.ts';

type TextValues = Readonly<Record<string, string | number>>;
type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** `t(id, values)` for the ids named; an unknown id does not compile. */
export const useText = <Id extends string = SharedMessageId>(): Text<Id> => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage<TextValues>({ id }, values ?? {}), [intl]);
};

/**
 * Texts whose ids a product gives as data, such as the messages of its rules: they lie in the catalogue of
 * its remote.
 */
export const useRuleText = (): Text<string> => useText<string>();

type Tables = readonly { readonly default: MessageTable }[];
type LoadTables<Files extends Tables> = () => Promise<Files>;

/** Loads one part of the texts in one language. */
type TextPart = Readonly<Record<Language, LoadTables<Tables>>>;

export interface Catalogue extends PageTexts {
  /** Loads what every screen needs, and what this screen needs besides. */
  readonly load: (language: Language, screen?: string) => Promise<void>;
}

/** The part that every screen needs. */
const COMMON = 'common';

/**
 * Texts in parts, as the build cuts them (platform/src/build/texts/): `common`, and those of
 * some screens. Each part is loaded once a language; one that failed is loaded again by the next call.
 */
export const catalogueOf = (
  parts: Readonly<Record<string, TextPart>>,
  partsOf: Readonly<Record<string, readonly string[]>> = {},
): Catalogue => {
  const tables: Record<Language, MessageTable> = { en: {}, id: {} };
  const started = new Set<string>();
  const loaded = new Set<string>();
  const running = new Map<string, Promise<void>>();

  const add = async (part: string, language: Language): Promise<void> => {
    const files = (await parts[part]?.[language]()) ?? [];
    for (const file of files) tables[language] = { ...tables[language], ...file.default };
    loaded.add(`${part}/${language}`);
    sayTextsChanged();
  };

  const loadPart = (part: string, language: Language): Promise<void> => {
    const key = `${part}/${language}`;
    const loading = running.get(key) ?? add(part, language);
    running.set(key, loading);
    loading.catch(() => running.delete(key));
    started.add(part);
    return loading;
  };

  const catalogue: Catalogue = {
    get en() {
      return tables.en;
    },
    get id() {
      return tables.id;
    },
    isIn: (language) => [...started].every((part) => loaded.has(`${part}/${language}`)),
    follow: (language) => Promise.all([...started].map((part) => loadPart(part, language))),
    load: async (language, screen = COMMON) => {
      await Promise.all([COMMON, ...(partsOf[screen] ?? [])].map((part) => loadPart(part, language)));
    },
  };
  addTexts(catalogue);
  return catalogue;
};

/** The ids of all files. */
type IdOf<Files extends Tables> = keyof UnionToIntersection<Files[number]['default']> & string;
type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * A package's texts: the files of both languages, the shared ones among them. It does not compile when the
 * Indonesian files lack an id; its `useText` knows all ids. A build puts `catalogueOf` in its place.
 */
export const createCatalogue = <const En extends Tables, const Id extends Tables>(files: {
  readonly en: LoadTables<En>;
  readonly id: IdOf<En> extends IdOf<Id> ? LoadTables<Id> : never;
}): { readonly catalogue: Catalogue; readonly useText: () => Text<IdOf<En>> } => ({
  catalogue: catalogueOf({ [COMMON]: files }),
  useText: () => useText<IdOf<En>>(),
});
