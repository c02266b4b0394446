import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLOURS, DARK_COLOURS } from './colours.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tokensIn = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--py-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );

const [lightPart = '', darkPart = ''] = sheet.split('(prefers-color-scheme: dark)');
const THEMES = [
  ['light', COLOURS, tokensIn(lightPart)],
  ['dark', DARK_COLOURS, tokensIn(darkPart)],
] as const;

it.each(THEMES)(
  'has the same %s colours in tokens.css and in the theme of antd',
  (_name, colours, tokens) => {
    expect(Object.keys(colours)).toEqual(Object.keys(COLOURS));
    for (const [name, colour] of Object.entries(colours)) expect(tokens.get(kebabCase(name))).toBe(colour);
  },
);

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

/** What is read, on what. */
const TEXTS = [
  ...(['primary', 'primaryStrong', 'ink', 'secondary', 'success', 'error', 'progress'] as const).flatMap(
    (text) => (['card', 'page', 'quiet'] as const).map((ground) => [text, ground] as const),
  ),
  ...(['ink', 'secondary', 'primary', 'primaryStrong'] as const).map(
    (text) => [text, 'primaryTint'] as const,
  ),
  ...(['success', 'error', 'progress'] as const).flatMap((state) => [
    [state, `${state}Tint`] as const,
    ['ink', `${state}Tint`] as const,
  ]),
  // Filled buttons and badges.
  ...(['primary', 'primaryStrong', 'error'] as const).map((ground) => ['card', ground] as const),
  ['ink', 'marigold'],
] as const;

it.each(THEMES)(
  'has a contrast of 4.5 : 1 for %s texts, and 3 : 1 for the borders of fields',
  (_name, colours) => {
    for (const [text, ground] of TEXTS)
      expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['card', 'page'] as const)
      expect(contrast(colours.edge, colours[ground])).toBeGreaterThanOrEqual(3);
  },
);

it('is light on paper', () => {
  expect(sheet.match(/@media [^{]*prefers-color-scheme[^{]*/g)).toEqual([
    '@media screen and (prefers-color-scheme: dark) ',
  ]);
});
