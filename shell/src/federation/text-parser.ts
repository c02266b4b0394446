import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** The build leaves the parser out of `intl-messageformat`. */
export const readTexts = (): void => {
  // oxlint-disable-next-line no-underscore-dangle -- the library's name
  IntlMessageFormat.__parse = parse;
};
