import type { Pdf } from './pdf-page.ts';

/** Everything that is drawn meanwhile stands in one element of that type, for readers that speak. */
export const drawWithin = (pdf: Pdf, type: string, draw: () => void): void => {
  const parent = pdf.element;
  const own = pdf.struct(type);
  parent.add(own);
  pdf.element = own;
  draw();
  own.end();
  pdf.element = parent;
};

interface TagOptions {
  /** Says in words what a picture shows. */
  readonly alt?: string;
  /** Left, top, right and bottom of a picture. */
  readonly bbox?: [number, number, number, number];
}

/** What is drawn is one element of that type; a `TH` is that of its row. */
export const drawAs = (pdf: Pdf, [type, options]: readonly [string, TagOptions?], draw: () => void): void => {
  pdf.element.add(pdf.struct(type, { ...options, ...(type === 'TH' ? { scope: 'Row' } : {}) }, [draw]));
};

/** Bands, rules, bullets, page numbers: readers that speak skip them. */
export const drawDecoration = (pdf: Pdf, draw: () => void): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
};
