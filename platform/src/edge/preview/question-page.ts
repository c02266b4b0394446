import { createHash } from 'node:crypto';
import type { Language } from '@payung/shared/domain/language.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS, DARK_COLOURS } from '@payung/shared/ui/colours.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { dayOf } from '../page/set-notice.ts';
import type { SetFacts, ShownRelease } from './set-facts.ts';

const { name: brand } = BRAND;

const TEXTS = {
  en: {
    title: 'Show a preview that is not live?',
    intro: `This link does not open ${brand} as customers see it, but with:`,
    live: (number: number, day: string | undefined) =>
      `Generation ${number}${day === undefined ? '' : `, live since ${day}`}`,
    by: (who: string, day: string) => `From ${who}, ${day}`,
    unknown: 'The history does not say who released it.',
    all: 'Has not passed the checks of a release',
    tests: 'Has passed the checks of a release, but not its tests',
    passed: 'Has passed the checks of a release',
    danger: `It runs as a part of ${brand}: it can see and do here whatever you can. Go on only if you know who sent you this link.`,
    ends: (day: string) =>
      `The preview ends when you leave it, when you close the browser, and at the latest on ${day}.`,
    enter: 'Show the preview',
    stay: 'Open what is live',
  },
  id: {
    title: 'Tampilkan pratinjau yang belum tayang?',
    intro: `Tautan ini tidak membuka ${brand} seperti yang dilihat nasabah, tetapi dengan:`,
    live: (number: number, day: string | undefined) =>
      `Generasi ${number}${day === undefined ? '' : `, tayang sejak ${day}`}`,
    by: (who: string, day: string) => `Dari ${who}, ${day}`,
    unknown: 'Riwayat tidak mencatat siapa yang merilisnya.',
    all: 'Belum lulus pemeriksaan rilis',
    tests: 'Lulus pemeriksaan rilis, tetapi tanpa pengujian',
    passed: 'Lulus pemeriksaan rilis',
    danger: `Pratinjau berjalan sebagai bagian dari ${brand}: ia dapat melihat dan melakukan apa pun yang dapat Anda lakukan di sini. Lanjutkan hanya jika Anda mengenal pengirim tautan ini.`,
    ends: (day: string) =>
      `Pratinjau berakhir saat Anda keluar darinya, saat Anda menutup peramban, dan paling lambat pada ${day}.`,
    enter: 'Tampilkan pratinjau',
    stay: 'Buka versi yang tayang',
  },
} as const;

const variables = (colours: Readonly<Record<keyof typeof COLOURS, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The brand's colours and shapes; no file of its own. */
const STYLE = `:root{color-scheme:light dark;${variables(COLOURS)}}@media (prefers-color-scheme:dark){:root{${variables(DARK_COLOURS)}}}*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 'Plus Jakarta Sans',system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 2.5rem}header{display:flex;align-items:center;gap:.5rem;font-size:1.25rem;font-weight:700}svg{color:var(--primary);flex:none}section{margin-top:1.5rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}h1{margin:0;font-size:1.375rem;line-height:1.3;text-wrap:balance}p{margin:.75rem 0 0;overflow-wrap:anywhere}ul{margin:1rem 0 0;padding:0;list-style:none}li{padding:.75rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}li:last-child{border-bottom:1px solid var(--line)}strong{display:block}.fact{display:block;color:var(--secondary)}.wrong{color:var(--error);font-weight:600}.danger{margin-top:1rem;padding:.75rem 1rem;border-radius:12px;background:var(--progressTint);color:var(--ink)}form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}button,form a{display:flex;align-items:center;justify-content:center;flex:1 1 12rem;min-height:48px;padding:.625rem 1.25rem;border-radius:12px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}button{border:1px solid var(--edge);background:var(--card);color:var(--ink)}form a{border:1px solid var(--primary);background:var(--primary);color:var(--card)}button:focus-visible,a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}`;

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** This style, a form to this origin, and nothing else: also no other page around it. */
export const QUESTION_POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const MARK = `<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${DRAWINGS.umbrella}"/></svg>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const releaseItem = ({ name, version, facts }: ShownRelease, language: Language): string => {
  const texts = TEXTS[language];
  const title = `<strong>${escaped(`${name} ${version}`)}</strong>`;
  if (facts === undefined) return `<li>${title}<span class="fact">${texts.unknown}</span></li>`;
  const { by, at, unchecked, source = {} } = facts;
  const who = source.owner === undefined || source.owner === by ? by : `${source.owner} (${by})`;
  const passed = texts[unchecked ?? 'passed'];
  return `<li>${title}<span class="fact">${escaped(texts.by(who, dayOf(Date.parse(at))))}</span><span class="fact${unchecked ? ' wrong' : ''}">${passed}</span></li>`;
};

interface Question {
  readonly language: Language;
  readonly facts: SetFacts;
  readonly expires: number;
  /** Where the form is sent. */
  readonly action: string;
  /** What is sent with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same page, as it is live. */
  readonly stay: string;
}

/** Asked before anything of a set is shown: it names what will run, whose it is, and what it has not passed. */
export const questionPage = ({ language, facts, expires, action, fields, stay }: Question): string => {
  const texts = TEXTS[language];
  const { generation, releases } = facts;
  const day = generation?.at === undefined ? undefined : dayOf(Date.parse(generation.at));
  const items = [
    ...(generation === undefined ? [] : [`<li><strong>${texts.live(generation.number, day)}</strong></li>`]),
    ...releases.map((release) => releaseItem(release, language)),
  ];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} – ${brand}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>${MARK}${brand}</header>
<section>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<ul>
${items.join('\n')}
</ul>
<p class="danger">${texts.danger}</p>
<p>${texts.ends(dayOf(expires))}</p>
<form method="post" action="${action}">
${inputs.join('\n')}
<a href="${escaped(stay)}">${texts.stay}</a>
<button>${texts.enter}</button>
</form>
</section>
</main>
</body>
</html>
`;
};
