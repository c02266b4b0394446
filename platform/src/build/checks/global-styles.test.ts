import { join } from 'node:path';
import { expect, it } from 'vitest';
import { globalStyles } from './global-styles.ts';
import { repositoryRoot } from '../paths.ts';

const MODULE = join(repositoryRoot, 'mfe-kite', 'src', 'fly.module.css');
const PLAIN = join(repositoryRoot, 'mfe-kite', 'src', 'fly.css');
const LEAFLET = join(repositoryRoot, 'node_modules', 'leaflet', 'dist', 'leaflet.css');

const refused = (file: string, what: string, prefix = 'mfe-kite-'): string =>
  `${file}: ${what} would style the pages of all others: use a class of a CSS module (*.module.css), or a name that begins with ${prefix}`;

it.each([
  [':root { --gap: 1px }', ':root'],
  ['body { margin: 0 }', 'body'],
  ['@media print { html { color: red } }', 'html'],
  ['* { margin: 0 }', '*'],
  ['.button { margin: 0 }', '.button'],
  ['h1, .mfe-kite-title { margin: 0 }', 'h1'],
  ['@font-face { font-family: "Kite"; src: url(k.woff2) }', '@font-face Kite'],
  ['@keyframes spin { from { opacity: 0 } to { opacity: 1 } }', '@keyframes spin'],
  ['@property --sky { syntax: "*"; inherits: true }', '@property --sky'],
])('finds in a stylesheet %s', (css, what) => {
  expect(globalStyles(PLAIN, css, 'mfe-kite')).toEqual([refused('mfe-kite/src/fly.css', what)]);
});

it('finds the name of a font in a CSS module, whose selectors and animations the build makes its own', () => {
  const css = `
    @font-face { font-family: Kite; src: url(k.woff2) }
    @keyframes rise { from { top: 0 } to { top: 1px } }
    .sky { animation: rise 1s; & p { margin: 0 } }`;
  expect(globalStyles(MODULE, css, 'mfe-kite')).toEqual([
    refused('mfe-kite/src/fly.module.css', '@font-face Kite'),
  ]);
});

it('leaves what has the name of the remote', () => {
  const css = `
    @font-face { font-family: 'mfe-kite-sans'; src: url(k.woff2) }
    @property --mfe-kite-gap { syntax: "*"; inherits: true }
    @keyframes mfe-kite-rise { 50% { top: 0 } }
    .mfe-kite-sky, body .mfe-kite-sky > p { margin: 0 }`;
  expect(globalStyles(PLAIN, css, 'mfe-kite')).toEqual([]);
});

it('leaves the classes of a library whose script names them, and nothing else of it', () => {
  expect(globalStyles(LEAFLET, '.leaflet-bar a { margin: 0 } .bar { margin: 0 }', 'mfe-kite')).toEqual([
    refused('node_modules/leaflet/dist/leaflet.css', '.bar', 'leaflet-'),
  ]);
});
