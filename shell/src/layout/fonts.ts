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

const WAITS_MS = 100;

const addFaces = async (): Promise<void> => {
  const faces = FACES.map(
    ([weight, url, unicodeRange]) =>
      new FontFace('Plus Jakarta Sans', `url("${url}")`, { weight, unicodeRange, display: 'swap' }),
  );
  for (const face of faces) document.fonts.add(face);
  const small = Promise.allSettled(faces.slice(-2).map((face) => face.load()));
  await Promise.race([small, new Promise((resolve) => setTimeout(resolve, WAITS_MS))]);
};

const addAfterPaint = (): void => {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void addFaces();
  }).observe({ type: 'paint', buffered: true });
};

/**
 * Where the edge has drawn the page the fonts come after that paint, so that none delays it. Elsewhere nothing is painted
 * before the application: this settles when the two small files are there, which a browser that has them answers at
 * once, or after a moment. Until they come, tokens.css draws the texts in fonts of nearly the same widths.
 */
export const loadFonts = async (isDrawn: boolean): Promise<void> => {
  if (isDrawn) addAfterPaint();
  else await addFaces();
};
