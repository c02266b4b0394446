/** Apostrophes of all kinds, and signs that nobody sees: soft hyphens, joiners, marks of direction. */
const NOT_SEARCHED =
  /[\u0027\u0060\u00ad\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u0384\u055a\u05f3\u200b-\u200f\u2018-\u201b\u202a-\u202e\u2032\u2035\u2060\ua78b\ua78c\ufeff\uff07]/gu;
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** Letters with a stroke, which no normal form takes apart. */
const STROKES: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i' };

/**
 * As names are kept to be searched, and as a search is sent through: small letters without accents and apostrophes,
 * one blank between words (ruling R71). The database has the same as `searched_text` (042).
 */
export const searchText = (text: string): string =>
  text
    .replace(NOT_SEARCHED, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[øłđħı]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();

/** The same without blanks: "Nur Aini" and "Nuraini" are one name. */
export const searchKey = (text: string): string => searchText(text).replaceAll(' ', '');

export const isFoundBy = (text: string, typed: string): boolean => searchKey(text).includes(searchKey(typed));

interface Option {
  readonly label?: unknown;
}

const beginsWord = ({ label }: Option, typed: string): boolean =>
  ` ${searchText(String(label))}`.includes(` ${searchText(typed)}`);

/** How lists are searched, without regard to accents, apostrophes and blanks (ruling R71): "Other" finds "Other" before "Brother or sister", which only contains it. */
export const wordSearch = {
  filterOption: (typed: string, option?: Option): boolean => isFoundBy(String(option?.label), typed),
  filterSort: (one: Option, two: Option, { searchValue }: { readonly searchValue: string }): number =>
    Number(beginsWord(two, searchValue.trim())) - Number(beginsWord(one, searchValue.trim())),
} as const;
