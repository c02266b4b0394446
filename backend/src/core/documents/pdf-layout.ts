import Pdfkit from 'pdfkit';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import type { DocumentContent } from './document-content.ts';
import { drawHead } from './pdf-head.ts';
import { drawSections } from './pdf-sections.ts';
import { AIRY, COLOURS, FONTS, MARGIN, TIGHT, widthOf } from './pdf-style.ts';
import type { Pdf, Spacing } from './pdf-style.ts';

const PAGE_OF = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  id: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
};

const drawFeet = (pdf: Pdf, content: DocumentContent): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    pdf.page.margins.bottom = 0;
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
  }
};

/** A4, the typeface embedded, the language declared for readers that speak. */
const layOut = (content: DocumentContent, printedAt: Date, spacing: Spacing): Pdf => {
  const sheet = new Pdfkit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    font: FONTS.regular,
    info: { Title: `${content.title} ${content.number}`, Author: BRAND.insurer, CreationDate: printedAt },
  });
  sheet.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const pdf = Object.assign(sheet, { spacing });
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
