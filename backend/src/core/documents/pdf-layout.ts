import Pdfkit from 'pdfkit';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import type { DocumentContent, DocumentLine, DocumentNotice } from './document-content.ts';
import { AIRY, FONTS, MARGIN, TIGHT, widthOf, BODY_SIZE, SMALL_SIZE } from './pdf-page.ts';
import { bottomOfCheck, CHECK_WIDTH, drawCheck } from './pdf-check.ts';
import { drawSections } from './pdf-sections.ts';
import type { Pdf, Spacing } from './pdf-page.ts';
import { drawAs, drawDecoration, drawWithin } from './pdf-tags.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';

const PAGE_OF = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  id: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
};

const drawFeet = (pdf: Pdf, content: DocumentContent): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const top = pdf.page.height - 40;
    const width = widthOf(pdf);
    if (index > start) pdf.rect(0, 0, pdf.page.width, 6).fill(COLOURS.primary);
    pdf
      .moveTo(MARGIN, top - 8)
      .lineTo(pdf.page.width - MARGIN, top - 8)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
    pdf.font('regular').fontSize(8).fillColor(COLOURS.secondary);
    pdf.text(`${content.title} · ${content.number}`, MARGIN, top, { width, lineBreak: false });
    pdf.text(PAGE_OF[content.language](index - start + 1, count), MARGIN, top, { width, align: 'right' });
    pdf.endMarkedContent();
  }
};

/** A4, the typeface embedded, structure and language declared for readers that speak. */
const layOut = (content: DocumentContent, printedAt: Date, spacing: Spacing): Pdf => {
  const sheet = new Pdfkit({
    size: 'A4',
    pdfVersion: '1.7',
    tagged: true,
    margin: MARGIN,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    font: FONTS.regular,
    info: { Title: `${content.title} ${content.number}`, Author: BRAND.insurer, CreationDate: printedAt },
  });
  sheet.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const element = sheet.struct('Document');
  sheet.addStructure(element);
  const pdf = Object.assign(sheet, { spacing, element });
  drawHead(pdf, content);
  drawSections(pdf, content);
  return pdf;
};

const pagesOf = (pdf: Pdf): number => pdf.bufferedPageRange().count;

/** Laid out with more room, unless a page less is needed with less of it. */
const laidOut = (content: DocumentContent, printedAt: Date): Pdf => {
  const airy = layOut(content, printedAt, AIRY);
  if (pagesOf(airy) === 1) return airy;
  const tight = layOut(content, printedAt, TIGHT);
  return pagesOf(tight) < pagesOf(airy) ? tight : airy;
};

export const renderPdf = async (content: DocumentContent, printedAt: Date): Promise<Buffer> => {
  const pdf = laidOut(content, printedAt);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  drawFeet(pdf, content);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
};

const BAND_HEIGHT = 64;
const CHECK_TOP = BAND_HEIGHT + 12;
const PADDING = 12;
const RADIUS = 8;

/** The umbrella in one line, as on the screens, and the name beside it. */
const drawMark = (pdf: Pdf): void => {
  drawDecoration(pdf, () => {
    pdf.rect(0, 0, pdf.page.width, BAND_HEIGHT).fill(COLOURS.primary);
    pdf.save().translate(MARGIN, 16).scale(1.33);
    pdf.path(DRAWINGS.umbrella).lineWidth(1.6).lineCap('round').lineJoin('round').stroke(COLOURS.card);
    pdf.restore();
  });
  drawAs(pdf, ['P'], () => {
    pdf.fillColor(COLOURS.card).font('bold').fontSize(20);
    pdf.text(BRAND.name, MARGIN + 42, 19, { lineBreak: false });
  });
  drawAs(pdf, ['P'], () => {
    pdf.font('regular').fontSize(SMALL_SIZE);
    pdf.text(BRAND.insurer, MARGIN, 27, { width: widthOf(pdf), align: 'right' });
  });
};

const drawNotice = (pdf: Pdf, { tone, text }: DocumentNotice): void => {
  const isCancelled = tone === 'cancelled';
  const width = widthOf(pdf) - 2 * PADDING;
  pdf.font('bold').fontSize(BODY_SIZE);
  const top = pdf.y;
  const height = pdf.heightOfString(text, { width }) + 2 * PADDING;
  drawDecoration(pdf, () => {
    pdf
      .roundedRect(MARGIN, top, widthOf(pdf), height, RADIUS)
      .fillAndStroke(
        isCancelled ? COLOURS.errorTint : COLOURS.progressTint,
        isCancelled ? COLOURS.error : COLOURS.marigold,
      );
  });
  drawAs(pdf, ['P'], () => {
    pdf.fillColor(isCancelled ? COLOURS.error : COLOURS.ink);
    pdf.text(text, MARGIN + PADDING, top + PADDING, { width });
  });
  pdf.y = top + height + PADDING;
};

/** The first answer is a period, which needs the most room. */
const FIRST_SHARE = 1.3;

const drawHighlight = (
  pdf: Pdf,
  { label, value, left, width }: DocumentLine & { readonly left: number; readonly width: number },
  top: number,
): void => {
  drawAs(pdf, ['TH'], () => {
    pdf.fillColor(COLOURS.secondary).font('regular').fontSize(SMALL_SIZE);
    pdf.text(label, left, top + PADDING, { width });
  });
  drawAs(pdf, ['TD'], () => {
    pdf.fillColor(COLOURS.primaryStrong).font('bold').fontSize(12);
    pdf.text(value, left, top + PADDING + 14, { width });
  });
};

const drawHighlights = (pdf: Pdf, highlights: readonly DocumentLine[]): void => {
  if (highlights.length === 0) return;
  const unit = widthOf(pdf) / (highlights.length - 1 + FIRST_SHARE);
  const cells = highlights.map((line, index) => ({
    ...line,
    left: MARGIN + PADDING + (index === 0 ? 0 : (index - 1 + FIRST_SHARE) * unit),
    width: unit * (index === 0 ? FIRST_SHARE : 1) - 2 * PADDING,
  }));
  const top = pdf.y;
  pdf.font('bold').fontSize(12);
  const heights = cells.map(({ value, width }) => pdf.heightOfString(value, { width }));
  const height = Math.max(...heights) + 2 * PADDING + 16;
  drawDecoration(pdf, () => {
    pdf.roundedRect(MARGIN, top, widthOf(pdf), height, RADIUS).fill(COLOURS.primaryTint);
  });
  drawWithin(pdf, 'Table', () => {
    for (const cell of cells) drawWithin(pdf, 'TR', () => drawHighlight(pdf, cell, top));
  });
  pdf.y = top + height + 4;
};

const drawHead = (pdf: Pdf, content: DocumentContent): void => {
  const { check } = content;
  drawMark(pdf);
  const width = widthOf(pdf) - (check === undefined ? 0 : CHECK_WIDTH);
  drawAs(pdf, ['H1'], () => {
    pdf.fillColor(COLOURS.ink).font('bold').fontSize(18);
    pdf.text(content.title, MARGIN, BAND_HEIGHT + 20, { width });
  });
  drawAs(pdf, ['P'], () => pdf.fillColor(COLOURS.secondary).fontSize(12).text(content.number));
  pdf.moveDown(0.7);
  if (check !== undefined) {
    const bottom = Math.max(pdf.y, bottomOfCheck(CHECK_TOP) + PADDING);
    drawCheck(pdf, check, CHECK_TOP);
    pdf.y = bottom;
  }
  if (content.notice !== undefined) drawNotice(pdf, content.notice);
  drawHighlights(pdf, content.highlights);
};
