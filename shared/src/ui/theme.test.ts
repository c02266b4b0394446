import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BRAND } from './brand-settings.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('has the same colours in tokens.css and in the theme of antd', () => {
  for (const [name, colour] of Object.entries(BRAND.colours)) {
    expect(sheet).toContain(`--py-${kebabCase(name)}: ${colour};`);
  }
});

/** Relative luminance, WCAG 2.2. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

it('has a contrast of 4.5 : 1 for text and 3 : 1 for the borders of fields', () => {
  const { primary, ink, secondary, success, error, progress, edge, card, page } = BRAND.colours;
  for (const colour of [primary, ink, secondary, success, error, progress]) {
    expect(contrast(colour, card)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, page)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(edge, card)).toBeGreaterThanOrEqual(3);
});
