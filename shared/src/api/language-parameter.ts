import type { Language } from '#domain/language.ts';
import type { EndpointRow } from './endpoint.ts';

/** EN for English, BH for anything else; only `lang` says ID (I18N-006, ruling K113). */
export const languageParameter = (
  name: EndpointRow['lang'],
  language: Language,
): Readonly<Record<string, string>> => {
  if (name === undefined) return {};
  if (language === 'en') return { [name]: 'EN' };
  return { [name]: name === 'lang' ? 'ID' : 'BH' };
};
