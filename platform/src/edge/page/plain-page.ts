import { createHash } from 'node:crypto';
import type { Language } from '@payung/shared/domain/language.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS, DARK_COLOURS } from '@payung/shared/ui/colours.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';

const variables = (colours: Readonly<Record<keyof typeof COLOURS, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The brand's colours and shapes; no file of its own. */
const STYLE = `:root{color-scheme:light dark;${variables(COLOURS)}}@media (prefers-color-scheme:dark){:root{${variables(DARK_COLOURS)}}}*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 'Plus Jakarta Sans',system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 2.5rem}header{display:flex;align-items:center;gap:.5rem;font-size:1.25rem;font-weight:700}svg{color:var(--primary);flex:none}section{margin-top:1.5rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}h1{margin:0;font-size:1.375rem;line-height:1.3;text-wrap:balance}p{margin:.75rem 0 0;overflow-wrap:anywhere}ul{margin:1rem 0 0;padding:0;list-style:none}li{padding:.75rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}li:last-child{border-bottom:1px solid var(--line)}strong{display:block}.fact{display:block;color:var(--secondary)}.wrong{color:var(--error);font-weight:600}.danger{margin-top:1rem;padding:.75rem 1rem;border-radius:12px;background:var(--progressTint);color:var(--ink)}form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}button,form a{display:flex;align-items:center;justify-content:center;flex:1 1 12rem;min-height:48px;padding:.625rem 1.25rem;border-radius:12px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}button{border:1px solid var(--edge);background:var(--card);color:var(--ink)}form a,.main{border:1px solid var(--primary);background:var(--primary);color:var(--card)}button:focus-visible,a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}`;

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** This style, a form to this origin, and nothing else: also no other page around it. */
export const PLAIN_POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const MARK = `<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${DRAWINGS.umbrella}"/></svg>`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** Below the title; what is not ours in it is escaped. */
  readonly content: string;
}

/** A page of the edge itself, without a script: it asks something, or says what became of the answer. */
export const plainPage = ({ language, title, content }: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${BRAND.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>${MARK}${BRAND.name}</header>
<section>
<h1>${title}</h1>
${content}
</section>
</main>
</body>
</html>
`;
