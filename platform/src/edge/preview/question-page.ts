import type { Language } from '@payung/shared/domain/language.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { escaped, plainPage } from '../page/plain-page.ts';
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
      `Pratinjau berakhir saat Anda keluar darinya, saat Anda menutup browser, dan paling lambat pada ${day}.`,
    enter: 'Tampilkan pratinjau',
    stay: 'Buka versi yang tayang',
  },
} as const;

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
  const content = `<p>${texts.intro}</p>
<ul>
${items.join('\n')}
</ul>
<p class="danger">${texts.danger}</p>
<p>${texts.ends(dayOf(expires))}</p>
<form method="post" action="${action}">
${inputs.join('\n')}
<a href="${escaped(stay)}">${texts.stay}</a>
<button>${texts.enter}</button>
</form>`;
  return plainPage({ language, title: texts.title, content });
};
