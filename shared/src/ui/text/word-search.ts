import { isFoundBy, searchText } from '#domain/text/search-text.ts';

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
