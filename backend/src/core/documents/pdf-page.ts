import { fileURLToPath } from 'node:url';
import type Pdfkit from 'pdfkit';

/** Room around lines and above sections, in points. */
export interface Spacing {
  readonly line: number;
  readonly section: number;
}

export const AIRY: Spacing = { line: 5, section: 14 };
/** Where it saves a page that would hold a few lines only. */
export const TIGHT: Spacing = { line: 3, section: 9 };

export type Pdf = InstanceType<typeof Pdfkit> & {
  readonly spacing: Spacing;
  /** What is drawn next stands in this element of the structure. */
  element: PDFKit.PDFStructureElement;
};

const fontFile = (weight: string): string =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${weight}/PlusJakartaSans_${weight}.ttf`),
  );

export const FONTS = { regular: fontFile('400Regular'), bold: fontFile('700Bold') };

/** In points; A4 is 595 wide. */
export const MARGIN = 44;
/** Room for the footer, which pdfkit would otherwise push to a page of its own. */
const FOOT = 64;
export const BODY_SIZE = 10.5;
export const SMALL_SIZE = 9;

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Starts a page when fewer than so many points are left above the footer. */
export const makeRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > pdf.page.height - FOOT) pdf.addPage();
};
