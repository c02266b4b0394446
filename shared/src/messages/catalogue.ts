import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

export type MessageTable = Readonly<Record<string, string>>;

/** One table a language; both have the same ids or it does not compile. */
export interface Catalogue<Id extends string> {
  readonly en: Readonly<Record<Id, string>>;
  readonly id: Readonly<Record<Id, string>>;
}

export type SharedMessageId = keyof typeof en;

export const sharedCatalogue: Catalogue<SharedMessageId> = { en, id };
