import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';
import { TEXT_RANGE, charactersOf } from '@payung/shared/ui/font-range.ts';

/** Kerning, and digits of one width for amounts. */
const FEATURES = ['kern', 'tnum'];

/** Half of a font file: the characters of our texts alone, without hints, which phones do not use. */
// oxlint-disable-next-line import/no-default-export, oxc/no-this-in-exported-function -- rspack calls a loader so.
export default function fontLoader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  return subsetFont(font, charactersOf(TEXT_RANGE).join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** A font file is bytes, not text. */
export const raw = true;
