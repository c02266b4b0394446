import type { DocumentContent, DocumentSection } from './document-content.ts';
import { drawLine, heightOfLine } from './pdf-lines.ts';
import { COLOURS, makeRoom, MARGIN, SMALL_SIZE, widthOf } from './pdf-style.ts';
import type { Pdf } from './pdf-style.ts';

const HEADING_HEIGHT = 26;
const FOOTNOTE_HEIGHT = 18;
/** A section up to this height is not torn apart: a total belongs under its amounts. */
const MAX_WHOLE_HEIGHT = 320;

const drawSmall = (pdf: Pdf, text: string): void => {
  pdf.font('regular').fontSize(SMALL_SIZE);
  makeRoom(pdf, pdf.heightOfString(text, { width: widthOf(pdf) }) + 3);
  pdf.fillColor(COLOURS.secondary).text(text, MARGIN, pdf.y + 3, { width: widthOf(pdf) });
};

const headingHeight = (pdf: Pdf): number => HEADING_HEIGHT + pdf.spacing.section;

const heightOf = (pdf: Pdf, section: DocumentSection): number => {
  const lines = section.lines.map((line) => heightOfLine(pdf, section, line));
  const footnote = section.footnote === undefined ? 0 : FOOTNOTE_HEIGHT;
  return headingHeight(pdf) + lines.reduce((sum, height) => sum + height, 0) + footnote;
};

const drawSection = (pdf: Pdf, section: DocumentSection, room: number): void => {
  const whole = heightOf(pdf, section) + room;
  // A heading alone at the foot of a page would belong to nothing.
  makeRoom(pdf, whole <= MAX_WHOLE_HEIGHT ? whole : 2 * headingHeight(pdf));
  pdf.y += pdf.spacing.section;
  pdf.fillColor(COLOURS.primary).font('bold').fontSize(13).text(section.heading, MARGIN);
  pdf.y += 5;
  for (const line of section.lines) {
    makeRoom(pdf, heightOfLine(pdf, section, line));
    drawLine(pdf, section, line);
  }
  if (section.footnote !== undefined) drawSmall(pdf, section.footnote);
};

const heightOfNotes = (pdf: Pdf, notes: readonly string[]): number => {
  pdf.font('regular').fontSize(SMALL_SIZE);
  const heights = notes.map((note) => pdf.heightOfString(note, { width: widthOf(pdf) }) + 3);
  return pdf.spacing.section + heights.reduce((sum, height) => sum + height, 0);
};

/** The last section and the notes never stand alone on a page: the section before goes along. */
export const drawSections = (pdf: Pdf, { sections, notes }: DocumentContent): void => {
  const last = sections.at(-1);
  const end = heightOfNotes(pdf, notes);
  const roomAfter = (section: DocumentSection): number => {
    if (section === last) return end;
    return last !== undefined && section === sections.at(-2) ? heightOf(pdf, last) + end : 0;
  };
  for (const section of sections) drawSection(pdf, section, roomAfter(section));
  pdf.y += pdf.spacing.section;
  for (const note of notes) drawSmall(pdf, note);
};
