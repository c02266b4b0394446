/**
 * What nearly every text is written with: ASCII, and the signs of our messages. The first font files hold
 * these characters alone; the complete ones are loaded by pages that show another letter.
 */
export const TEXT_RANGE =
  'U+20-7E,U+A0,U+A7,U+A9,U+B0,U+B2,U+B7,U+D7,U+F7,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+2212';

/** The characters of a range as CSS writes it. */
export const charactersOf = (range: string): readonly string[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
