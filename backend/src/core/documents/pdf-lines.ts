import type { DocumentLine, DocumentSection } from './document-content.ts';
import { BODY_SIZE, COLOURS, MARGIN, widthOf } from './pdf-style.ts';
import type { Pdf } from './pdf-style.ts';

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

export const heightOfLine = (pdf: Pdf, section: DocumentSection, line: DocumentLine): number => {
  setFont(pdf, line);
  return styleOf(section).heightOf(pdf, line);
};

/** Draws the line where the page stands, and moves on. */
export const drawLine = (pdf: Pdf, section: DocumentSection, line: DocumentLine): void => {
  const height = heightOfLine(pdf, section, line);
  const top = pdf.y;
  styleOf(section).draw(pdf, line, top);
  pdf.y = top + height;
};
