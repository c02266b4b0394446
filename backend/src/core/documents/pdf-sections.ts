import type { DocumentContent, DocumentSection, DocumentLine } from './document-content.ts';
import { fileURLToPath } from 'node:url';
import type Pdfkit from 'pdfkit';
import { COLOURS } from '@payung/shared/ui/colours.ts';

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

const FACT_LABEL_WIDTH = 165;
const AMOUNT_WIDTH = 150;
const BULLET_WIDTH = 14;
const GAP = 12;

/** How a line of that style is measured, and drawn at that height of the page. */
interface LineStyle {
  readonly heightOf: (pdf: Pdf, line: DocumentLine) => number;
  readonly draw: (pdf: Pdf, line: DocumentLine, top: number) => void;
}

const setFont = (pdf: Pdf, { strong }: DocumentLine): void => {
  const isStrong = strong === true;
  pdf.font(isStrong ? 'bold' : 'regular').fontSize(isStrong ? BODY_SIZE + 1.5 : BODY_SIZE);
};

const tallest = (pdf: Pdf, texts: readonly (readonly [text: string, width: number])[]): number =>
  Math.max(...texts.map(([text, width]) => pdf.heightOfString(text, { width })));

const factLabelWidth = FACT_LABEL_WIDTH - GAP;
const factValueWidth = (pdf: Pdf): number => widthOf(pdf) - FACT_LABEL_WIDTH;
const amountLabelWidth = (pdf: Pdf): number => widthOf(pdf) - AMOUNT_WIDTH - GAP;

const facts: LineStyle = {
  heightOf: (pdf, { label, value }) =>
    tallest(pdf, [
      [label, factLabelWidth],
      [value, factValueWidth(pdf)],
    ]) + pdf.spacing.line,
  draw: (pdf, { label, value }, top) => {
    pdf.fillColor(COLOURS.secondary).text(label, MARGIN, top, { width: factLabelWidth });
    pdf.fillColor(COLOURS.ink);
    pdf.text(value, MARGIN + FACT_LABEL_WIDTH, top, { width: factValueWidth(pdf) });
  },
};

const drawRule = (pdf: Pdf, y: number): void => {
  const right = pdf.page.width - MARGIN;
  pdf.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke(COLOURS.line);
};

/** Amounts stand under one another at the right, so that they can be compared and added up. */
const amounts: LineStyle = {
  heightOf: (pdf, { label, value }) =>
    tallest(pdf, [
      [label, amountLabelWidth(pdf)],
      [value, AMOUNT_WIDTH],
    ]) +
    2 * pdf.spacing.line,
  draw: (pdf, line, top) => {
    const height = amounts.heightOf(pdf, line);
    const left = pdf.page.width - MARGIN - AMOUNT_WIDTH;
    pdf.fillColor(COLOURS.ink);
    pdf.text(line.label, MARGIN, top + pdf.spacing.line, { width: amountLabelWidth(pdf) });
    pdf.text(line.value, left, top + pdf.spacing.line, { width: AMOUNT_WIDTH, align: 'right' });
    if (line.strong !== true) drawRule(pdf, top + height);
  },
};

const itemWidth = (pdf: Pdf): number => widthOf(pdf) - BULLET_WIDTH;

const list: LineStyle = {
  heightOf: (pdf, { label }) => tallest(pdf, [[label, itemWidth(pdf)]]) + pdf.spacing.line,
  draw: (pdf, { label }, top) => {
    pdf.circle(MARGIN + 3, top + BODY_SIZE * 0.65, 1.6).fill(COLOURS.primary);
    pdf.fillColor(COLOURS.ink).text(label, MARGIN + BULLET_WIDTH, top, { width: itemWidth(pdf) });
  },
};

const paragraphs: LineStyle = {
  heightOf: (pdf, { label }) => tallest(pdf, [[label, widthOf(pdf)]]) + pdf.spacing.line,
  draw: (pdf, { label }, top) => {
    pdf.fillColor(COLOURS.ink).text(label, MARGIN, top, { width: widthOf(pdf) });
  },
};

const STYLES = { facts, amounts, list, paragraphs };

const styleOf = ({ style = 'facts' }: DocumentSection): LineStyle => STYLES[style];

const heightOfLine = (pdf: Pdf, section: DocumentSection, line: DocumentLine): number => {
  setFont(pdf, line);
  return styleOf(section).heightOf(pdf, line);
};

/** Draws the line where the page stands, and moves on. */
const drawLine = (pdf: Pdf, section: DocumentSection, line: DocumentLine): void => {
  const height = heightOfLine(pdf, section, line);
  const top = pdf.y;
  styleOf(section).draw(pdf, line, top);
  pdf.y = top + height;
};

/** Room around lines and above sections, in points. */
export interface Spacing {
  readonly line: number;
  readonly section: number;
}

export const AIRY: Spacing = { line: 5, section: 14 };
/** Where it saves a page that would hold a few lines only. */
export const TIGHT: Spacing = { line: 3, section: 9 };

export type Pdf = InstanceType<typeof Pdfkit> & { readonly spacing: Spacing };

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
const makeRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > pdf.page.height - FOOT) pdf.addPage();
};
