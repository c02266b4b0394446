interface Option {
  readonly label?: unknown;
}

const beginsWord = ({ label }: Option, typed: string): boolean =>
  ` ${String(label).toLowerCase()}`.includes(` ${typed.toLowerCase()}`);

/** How lists are searched: "Other" finds "Other" before "Brother or sister", which only contains it. */
export const wordSearch = {
  optionFilterProp: 'label',
  filterSort: (one: Option, two: Option, { searchValue }: { readonly searchValue: string }): number =>
    Number(beginsWord(two, searchValue.trim())) - Number(beginsWord(one, searchValue.trim())),
} as const;
