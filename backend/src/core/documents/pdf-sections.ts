import type { DocumentContent, DocumentSection, DocumentLine } from './document-content.ts';
import { drawAs, drawDecoration, drawWithin } from './pdf-tags.ts';
import { BODY_SIZE, makeRoom, MARGIN, SMALL_SIZE, widthOf } from './pdf-page.ts';
import type { Pdf } from './pdf-page.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';

const HEADING_HEIGHT = 26;
const FOOTNOTE_HEIGHT = 18;
/** A section up to this height is not torn apart: a total belongs under its amounts. */
const MAX_WHOLE_HEIGHT = 320;

const drawSmall = (pdf: Pdf, text: string): void => {
  pdf.font('regular').fontSize(SMALL_SIZE);
  makeRoom(pdf, pdf.heightOfString(text, { width: widthOf(pdf) }) + 3);
  drawAs(pdf, ['P'], () => {
    pdf.fillColor(COLOURS.secondary).text(text, MARGIN, pdf.y + 3, { width: widthOf(pdf) });
  });
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
  drawAs(pdf, ['H2'], () => {
    pdf.fillColor(COLOURS.primary).font('bold').fontSize(13).text(section.heading, MARGIN);
  });
  pdf.y += 5;
  drawWithin(pdf, styleOf(section).element, () => {
    for (const line of section.lines) {
      makeRoom(pdf, heightOfLine(pdf, section, line));
      drawLine(pdf, section, line);
    }
  });
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
  for (const section of sections)
    drawWithin(pdf, 'Sect', () => drawSection(pdf, section, roomAfter(section)));
  pdf.y += pdf.spacing.section;
  for (const note of notes) drawSmall(pdf, note);
};

const FACT_LABEL_WIDTH = 165;
const AMOUNT_WIDTH = 150;
const BULLET_WIDTH = 14;
const GAP = 12;

/** How a line of that style is measured, and drawn at that height of the page. */
interface LineStyle {
  /** What the lines together are, and each of them, for readers that speak. */
  readonly element: 'Table' | 'L' | 'Div';
  readonly ofLine: 'TR' | 'LI' | 'P';
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

const TABLE = { element: 'Table', ofLine: 'TR' } as const;

const facts: LineStyle = {
  ...TABLE,
  heightOf: (pdf, { label, value }) =>
    tallest(pdf, [
      [label, factLabelWidth],
      [value, factValueWidth(pdf)],
    ]) + pdf.spacing.line,
  draw: (pdf, { label, value }, top) => {
    drawAs(pdf, ['TH'], () => {
      pdf.fillColor(COLOURS.secondary).text(label, MARGIN, top, { width: factLabelWidth });
    });
    drawAs(pdf, ['TD'], () => {
      pdf.fillColor(COLOURS.ink);
      pdf.text(value, MARGIN + FACT_LABEL_WIDTH, top, { width: factValueWidth(pdf) });
    });
  },
};

const drawRule = (pdf: Pdf, y: number): void => {
  const right = pdf.page.width - MARGIN;
  pdf.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke(COLOURS.line);
};

/** Amounts stand under one another at the right, so that they can be compared and added up. */
const amounts: LineStyle = {
  ...TABLE,
  heightOf: (pdf, { label, value }) =>
    tallest(pdf, [
      [label, amountLabelWidth(pdf)],
      [value, AMOUNT_WIDTH],
    ]) +
    2 * pdf.spacing.line,
  draw: (pdf, line, top) => {
    const height = amounts.heightOf(pdf, line);
    const left = pdf.page.width - MARGIN - AMOUNT_WIDTH;
    drawAs(pdf, ['TH'], () => {
      pdf.fillColor(COLOURS.ink);
      pdf.text(line.label, MARGIN, top + pdf.spacing.line, { width: amountLabelWidth(pdf) });
    });
    drawAs(pdf, ['TD'], () => {
      pdf.text(line.value, left, top + pdf.spacing.line, { width: AMOUNT_WIDTH, align: 'right' });
    });
    if (line.strong !== true) drawDecoration(pdf, () => drawRule(pdf, top + height));
  },
};

const itemWidth = (pdf: Pdf): number => widthOf(pdf) - BULLET_WIDTH;

const list: LineStyle = {
  element: 'L',
  ofLine: 'LI',
  heightOf: (pdf, { label }) => tallest(pdf, [[label, itemWidth(pdf)]]) + pdf.spacing.line,
  draw: (pdf, { label }, top) => {
    drawDecoration(pdf, () => {
      pdf.circle(MARGIN + 3, top + BODY_SIZE * 0.65, 1.6).fill(COLOURS.primary);
    });
    drawAs(pdf, ['LBody'], () => {
      pdf.fillColor(COLOURS.ink).text(label, MARGIN + BULLET_WIDTH, top, { width: itemWidth(pdf) });
    });
  },
};

const paragraphs: LineStyle = {
  element: 'Div',
  ofLine: 'P',
  heightOf: (pdf, { label }) => tallest(pdf, [[label, widthOf(pdf)]]) + pdf.spacing.line,
  draw: (pdf, { label }, top) => {
    drawAs(pdf, ['Span'], () => {
      pdf.fillColor(COLOURS.ink).text(label, MARGIN, top, { width: widthOf(pdf) });
    });
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
  const { ofLine, draw } = styleOf(section);
  drawWithin(pdf, ofLine, () => draw(pdf, line, top));
  pdf.y = top + height;
};
