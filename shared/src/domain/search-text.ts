/** As names are kept to be searched, and as a search is sent through: small letters without marks, one space. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
