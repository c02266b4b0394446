import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QRCodeSVG } from 'qrcode.react';

interface QrPath {
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
  /** How many squares it is wide. */
  readonly squares: number;
}

/** The code of an address as a path, by the library that draws it on screens too. */
export const qrPath = (address: string): QrPath => {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: address, level: 'M', marginSize: 0 }));
  const squares = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const path = svg
    .match(/ d="[^"]+"/g)
    ?.at(-1)
    ?.slice(4, -1);
  if (path === undefined || Number.isNaN(squares)) throw new Error('The QR code has no path');
  return { path, squares };
};
