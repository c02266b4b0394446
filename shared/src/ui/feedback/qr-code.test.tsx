import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** The parts of the drawing, by their colours. */
const drawn = (link: string) => {
  render(<QrCode link={link} label="Code" />);
  const svg = screen.getByRole('img', { name: 'Code' });
  const side = Number(/^0 0 (\d+) \1$/.exec(svg.getAttribute('viewBox') ?? '')?.[1]);
  const paths = [...svg.querySelectorAll('path')].map((path) => ({
    colour: path.getAttribute('fill'),
    line: path.getAttribute('d') ?? '',
  }));
  return { side, paths };
};

/** Where the squares of a row begin and end: `M4 4h7v1H4z` and, to the edge, `M32,4 h1v1H32z`. */
const squaresOf = (line: string): readonly (readonly [x: number, y: number, width: number])[] =>
  [...line.matchAll(/M\s?(\d+)[ ,](\d+)\s?h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(width),
  ]);

it.each([
  ['a short link', 'https://payung.example/app/kite/aB3dE9'],
  ['a long link', `https://payung.example/app/register-id?handoff=${'a'.repeat(120)}`],
])('draws %s on a white plate with four light modules around it', (_what, link) => {
  const { side, paths } = drawn(link);
  const [plate, code] = paths;
  expect(plate).toEqual({ colour: '#FFFFFF', line: `M0,0 h${side}v${side}H0z` });
  expect([paths.length, code?.colour]).toEqual([2, '#000000']);
  const squares = squaresOf(code?.line ?? '');
  expect(Math.min(...squares.map(([x]) => x))).toBe(4);
  expect(Math.min(...squares.map(([, y]) => y))).toBe(4);
  expect(Math.max(...squares.map(([x, , width]) => x + width))).toBe(side - 4);
  expect(Math.max(...squares.map(([, y]) => y))).toBe(side - 5);
});

it('lets no style of dark pages colour or cut the plate', () => {
  const style = readFileSync(join(import.meta.dirname, 'qr-code.module.css'), 'utf8');
  expect(style).not.toMatch(/padding|background|fill|border-radius/);
});
