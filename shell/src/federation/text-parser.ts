import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** The build leaves the parser out of `intl-messageformat`. */
export const readTexts = (): void => {
  IntlMessageFormat.__parse = parse;
};
