import type { Language } from '#domain/language.ts';
import type { EndpointRow } from './endpoint.ts';
import { securePrefix } from '../settings.ts';

/** EN for English, BH for anything else; only `lang` says ID (I18N-006, ruling K113). */
export const languageParameter = (
  name: EndpointRow['lang'],
  language: Language,
): Readonly<Record<string, string>> => {
  if (name === undefined) return {};
  if (language === 'en') return { [name]: 'EN' };
  return { [name]: name === 'lang' ? 'ID' : 'BH' };
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

const PLACES = /[:{](\w+)\}?/g;

/** Whether every path parameter has its value yet. */
export const isFilled = (path: string, params: object): boolean =>
  [...path.matchAll(PLACES)].every(([, name = '']) => ((params as Values)[name] ?? '') !== '');

const fill = (path: string, params: Values): string =>
  path.replace(PLACES, (_match, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`The path ${path} lacks ${name}.`);
    return encodeURIComponent(value);
  });

/**
 * The address of a call relative to the request base (API-001): secure prefix, filled path, query and
 * language parameter. Values that are not given are left out.
 */
export const addressOf = (
  row: Pick<EndpointRow, 'path' | 'lang'> & { readonly secure?: boolean },
  input: { readonly params?: object | undefined; readonly query?: object | undefined },
  language: Language,
): string => {
  const path = `${row.secure === true ? securePrefix() : ''}${fill(row.path, (input.params ?? {}) as Values)}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(languageParameter(row.lang, language))) query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

const addressParts = (address: string): readonly string[] => (address.split('?')[0] ?? '').split('/');

/**
 * Filter of the query client: cached answers of a call, whatever was in their query. `params` narrows it to
 * those with these values in their path.
 */
export const readsOf = (row: Pick<EndpointRow, 'path' | 'secure'>, params: Values = {}) => {
  const wanted = addressParts(`${row.secure === true ? securePrefix() : ''}${row.path}`);
  const isOfRow = (address: string): boolean => {
    const parts = addressParts(address);
    return (
      parts.length === wanted.length &&
      wanted.every((part, index) => {
        const name = /^[:{](\w+)\}?$/.exec(part)?.[1];
        const value = name === undefined ? part : params[name];
        return value === undefined || parts[index] === encodeURIComponent(value);
      })
    );
  };
  return {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
      isOfRow(String(queryKey.at(-1))),
  };
};
