import Pdfkit from 'pdfkit';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import type { DocumentContent } from './document-content.ts';
import { drawHead } from './pdf-head.ts';
import { drawSection, drawSmall } from './pdf-sections.ts';
import { COLOURS, FONTS, MARGIN, widthOf } from './pdf-style.ts';
import type { Pdf } from './pdf-style.ts';

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
export const renderPdf = async (content: DocumentContent, printedAt: Date): Promise<Buffer> => {
  const pdf = new Pdfkit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    font: FONTS.regular,
    info: { Title: `${content.title} ${content.number}`, Author: BRAND.insurer, CreationDate: printedAt },
  });
  pdf.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  drawHead(pdf, content);
  for (const section of content.sections) drawSection(pdf, section);
  pdf.y += 14;
  for (const note of content.notes) drawSmall(pdf, note);
  drawFeet(pdf, content);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
};
