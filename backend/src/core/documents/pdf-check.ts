import type { DocumentCheck } from './document-content.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';
import { MARGIN, SMALL_SIZE } from './pdf-page.ts';
import type { Pdf } from './pdf-page.ts';
import { drawAs } from './pdf-tags.ts';
import { qrPath } from './qr-path.ts';

/** 21 mm: large enough for a phone to read from paper. */
const SIDE = 60;
const TEXT_WIDTH = 124;
const GAP = 10;

/** What it takes of the width of the title. */
export const CHECK_WIDTH = SIDE + TEXT_WIDTH + 2 * GAP;

/**
 * The code that leads to the page which says that the document is genuine, at the right of the title, where it costs
 * no line; on a screen the address is a link.
 */
export const drawCheck = (pdf: Pdf, { address, heading, text, alt }: DocumentCheck, top: number): void => {
  const left = pdf.page.width - MARGIN - SIDE;
  const { path, squares } = qrPath(address);
  drawAs(pdf, ['Figure', { alt, bbox: [left, top, left + SIDE, top + SIDE] }], () => {
    pdf.save().translate(left, top);
    pdf
      .scale(SIDE / squares)
      .path(path)
      .fill(COLOURS.ink);
    pdf.restore();
  });
  const beside = { width: TEXT_WIDTH, align: 'right' } as const;
  const textLeft = left - GAP - TEXT_WIDTH;
  drawAs(pdf, ['P'], () => {
    pdf.font('bold').fontSize(SMALL_SIZE).fillColor(COLOURS.ink).text(heading, textLeft, top, beside);
  });
  drawAs(pdf, ['P'], () => {
    pdf.font('regular').fillColor(COLOURS.secondary).text(text, textLeft, pdf.y, beside);
  });
  drawAs(pdf, ['Link', { alt }], () => {
    pdf.font('bold').fillColor(COLOURS.primaryStrong);
    pdf.text(new URL(address).host, textLeft, pdf.y, { ...beside, link: address });
  });
};

export const bottomOfCheck = (top: number): number => top + SIDE;
