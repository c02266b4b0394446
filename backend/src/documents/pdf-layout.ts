import { fileURLToPath } from 'node:url';
import Pdfkit from 'pdfkit';
import type { DocumentContent } from './document-content.ts';

const fontFile = (weight: string): string =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${weight}/PlusJakartaSans_${weight}.ttf`),
  );

const FONTS = { regular: fontFile('400Regular'), bold: fontFile('700Bold') };
const INK = '#1f2430';
const QUIET = '#5c6270';
const BRAND = '#5b2e90';
const MARGIN = 48;
const LABEL_WIDTH = 170;
/** Room for the footer, which pdfkit would otherwise push to a page of its own. */
const FOOT = 64;

const PAGE_OF = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  id: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
};

type Pdf = InstanceType<typeof Pdfkit>;

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Starts a page when fewer than so many points are left above the footer. */
const makeRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > pdf.page.height - FOOT) pdf.addPage();
};

const drawHead = (pdf: Pdf, content: DocumentContent): void => {
  pdf.rect(0, 0, pdf.page.width, 84).fill(BRAND);
  pdf.fillColor('#ffffff').font('bold').fontSize(20).text('Payung', MARGIN, 24);
  pdf
    .font('regular')
    .fontSize(10)
    .text(content.title, MARGIN, 52, { width: widthOf(pdf) });
  pdf.fillColor(INK).font('bold').fontSize(16).text(content.number, MARGIN, 108);
  pdf.moveDown(0.5);
};

const drawLine = (pdf: Pdf, label: string, value: string): void => {
  const valueWidth = widthOf(pdf) - LABEL_WIDTH;
  pdf.font('regular').fontSize(10);
  const labelHeight = pdf.heightOfString(label, { width: LABEL_WIDTH - 12 });
  const height = Math.max(labelHeight, pdf.heightOfString(value, { width: valueWidth })) + 4;
  makeRoom(pdf, height);
  const top = pdf.y;
  pdf.fillColor(QUIET).text(label, MARGIN, top, { width: LABEL_WIDTH - 12 });
  pdf.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, top, { width: valueWidth });
  pdf.y = top + height;
};

const drawSection = (pdf: Pdf, section: DocumentContent['sections'][number]): void => {
  // A heading alone at the foot of a page would belong to nothing.
  makeRoom(pdf, 60);
  pdf.moveDown(0.6).fillColor(BRAND).font('bold').fontSize(12).text(section.heading, MARGIN);
  const top = pdf.y + 2;
  pdf
    .moveTo(MARGIN, top)
    .lineTo(pdf.page.width - MARGIN, top)
    .lineWidth(0.5)
    .stroke(BRAND);
  pdf.y = top + 6;
  for (const line of section.lines) drawLine(pdf, line.label, line.value);
};

const drawNotes = (pdf: Pdf, notes: readonly string[]): void => {
  pdf.moveDown(1).font('regular').fontSize(9).fillColor(QUIET);
  for (const note of notes) {
    makeRoom(pdf, pdf.heightOfString(note, { width: widthOf(pdf) }) + 4);
    pdf.text(note, MARGIN, pdf.y, { width: widthOf(pdf) }).moveDown(0.4);
  }
};

const drawFeet = (pdf: Pdf, content: DocumentContent): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    pdf.page.margins.bottom = 0;
    const text = `${content.number} · ${PAGE_OF[content.language](index - start + 1, count)}`;
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(QUIET)
      .text(text, MARGIN, pdf.page.height - 36, { width: widthOf(pdf), align: 'center' });
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
    info: { Title: `${content.title} ${content.number}`, Author: 'Payung', CreationDate: printedAt },
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
  drawNotes(pdf, content.notes);
  drawFeet(pdf, content);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
};
