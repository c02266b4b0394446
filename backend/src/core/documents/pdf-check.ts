import type { DocumentCheck } from './document-content.ts';
import { BODY_SIZE, COLOURS, MARGIN, SMALL_SIZE, makeRoom, widthOf } from './pdf-page.ts';
import type { Pdf } from './pdf-page.ts';
import { drawAs, drawDecoration } from './pdf-tags.ts';
import { qrPath } from './qr-path.ts';

/** Large enough for a phone to read from paper. */
const SIDE = 78;
const PADDING = 10;
const GAP = 16;

export const heightOfCheck = (pdf: Pdf): number => SIDE + 2 * PADDING + pdf.spacing.section;

/** The code that leads to the page which says that the document is genuine; on a screen it is a link. */
export const drawCheck = (pdf: Pdf, { address, heading, text, alt }: DocumentCheck): void => {
  makeRoom(pdf, heightOfCheck(pdf));
  const top = pdf.y + pdf.spacing.section;
  const left = MARGIN + PADDING;
  const { path, squares } = qrPath(address);
  drawDecoration(pdf, () => {
    pdf.roundedRect(MARGIN, top, widthOf(pdf), SIDE + 2 * PADDING, 8).fill(COLOURS.primaryTint);
  });
  drawAs(pdf, ['Figure', { alt, bbox: [left, top + PADDING, left + SIDE, top + PADDING + SIDE] }], () => {
    pdf
      .save()
      .translate(left, top + PADDING)
      .scale(SIDE / squares);
    pdf.path(path).fill(COLOURS.ink);
    pdf.restore();
  });
  const textLeft = left + SIDE + GAP;
  const width = widthOf(pdf) - SIDE - GAP - 2 * PADDING;
  drawAs(pdf, ['P'], () => {
    pdf.font('bold').fontSize(BODY_SIZE).fillColor(COLOURS.ink);
    pdf.text(heading, textLeft, top + PADDING + 6, { width });
  });
  drawAs(pdf, ['P'], () => {
    pdf.font('regular').fontSize(SMALL_SIZE).fillColor(COLOURS.secondary);
    pdf.text(text, textLeft, pdf.y + 4, { width });
  });
  drawAs(pdf, ['Link', { alt }], () => {
    pdf.font('bold').fillColor(COLOURS.primaryStrong);
    pdf.text(new URL(address).host, textLeft, pdf.y + 4, { width, link: address });
  });
  pdf.y = top + SIDE + 2 * PADDING;
};
