import ranges from '@fontsource/plus-jakarta-sans/unicode.json' with { type: 'json' };
import regular from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff2?subset';
import bold from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff2?subset';
import regularLatin from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff2';
import boldLatin from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff2';
import regularExtended from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-400-normal.woff2';
import boldExtended from '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff2';
import { TEXT_RANGE } from '@payung/shared/ui/font-range.ts';

/** The browser loads a file when a page shows one of its characters. Of two files with a character the later counts. */
const FACES = [
  ['400', regularExtended, ranges['latin-ext']],
  ['700', boldExtended, ranges['latin-ext']],
  ['400', regularLatin, ranges.latin],
  ['700', boldLatin, ranges.latin],
  ['400', regular, TEXT_RANGE],
  ['700', bold, TEXT_RANGE],
] as const;

const addFaces = (): void => {
  for (const [weight, url, unicodeRange] of FACES) {
    document.fonts.add(
      new FontFace('Plus Jakarta Sans', `url("${url}")`, { weight, unicodeRange, display: 'swap' }),
    );
  }
};

/** After the first paint, so that no font delays it. Until then tokens.css draws the texts in fonts of the same width. */
export const loadFonts = (): void => {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    addFaces();
  }).observe({ type: 'paint', buffered: true });
};
