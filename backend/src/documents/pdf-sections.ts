import type { DocumentSection } from './document-content.ts';
import { drawLine, heightOfLine } from './pdf-lines.ts';
import { COLOURS, makeRoom, MARGIN, SMALL_SIZE, widthOf } from './pdf-style.ts';
import type { Pdf } from './pdf-style.ts';

const SPACE_ABOVE = 14;
const HEADING_HEIGHT = 40;
const FOOTNOTE_HEIGHT = 18;
/** A section up to this height is not torn apart: a total belongs under its amounts. */
const MAX_WHOLE_HEIGHT = 320;

export const drawSmall = (pdf: Pdf, text: string): void => {
  pdf.font('regular').fontSize(SMALL_SIZE);
  makeRoom(pdf, pdf.heightOfString(text, { width: widthOf(pdf) }) + 3);
  pdf.fillColor(COLOURS.secondary).text(text, MARGIN, pdf.y + 3, { width: widthOf(pdf) });
};

const heightOf = (pdf: Pdf, section: DocumentSection): number => {
  const lines = section.lines.map((line) => heightOfLine(pdf, section, line));
  const footnote = section.footnote === undefined ? 0 : FOOTNOTE_HEIGHT;
  return HEADING_HEIGHT + lines.reduce((sum, height) => sum + height, 0) + footnote;
};

export const drawSection = (pdf: Pdf, section: DocumentSection): void => {
  const whole = heightOf(pdf, section);
  // A heading alone at the foot of a page would belong to nothing.
  makeRoom(pdf, whole <= MAX_WHOLE_HEIGHT ? whole : 2 * HEADING_HEIGHT);
  pdf.y += SPACE_ABOVE;
  pdf.fillColor(COLOURS.primary).font('bold').fontSize(13).text(section.heading, MARGIN);
  pdf.y += 5;
  for (const line of section.lines) {
    makeRoom(pdf, heightOfLine(pdf, section, line));
    drawLine(pdf, section, line);
  }
  if (section.footnote !== undefined) drawSmall(pdf, section.footnote);
};
