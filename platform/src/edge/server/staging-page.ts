import { createHash } from 'node:crypto';
import type { Language } from '@payung/shared/domain/language.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';

interface StagingTexts {
  readonly title: string;
  readonly what: string;
  readonly how: string;
  readonly again: string;
  readonly whom: string;
}

const { name, supportEmail } = BRAND;
const MAIL = `<a href="mailto:${supportEmail}">${supportEmail}</a>`;

const TEXTS: Readonly<Record<Language, StagingTexts>> = {
  id: {
    title: `Ini lingkungan uji coba ${name}`,
    what: 'Semua data di sini hanya contoh: tidak ada polis yang dijual dan tidak ada pembayaran yang ditagih.',
    how: 'Muat ulang halaman, lalu masukkan kata sandinya. Nama pengguna boleh diisi apa saja.',
    again: 'Muat ulang',
    whom: `Belum punya kata sandinya? Tanyakan kepada orang yang mengirim alamat ini, atau tulis ke ${MAIL}.`,
  },
  en: {
    title: `This is a test environment of ${name}`,
    what: 'Everything here is an example: no policy is sold and no payment is taken.',
    how: 'Load the page again and enter the password. Any user name will do.',
    again: 'Load again',
    whom: `No password yet? Ask whoever sent you this address, or write to ${MAIL}.`,
  },
};

/** The brand's colours and shapes; its type is a file, which is behind the password too. */
const STYLE = `*{box-sizing:border-box}body{margin:0;background:${COLOURS.page};color:${COLOURS.ink};font:1rem/1.5 'Plus Jakarta Sans',system-ui,sans-serif}main{max-width:32rem;margin:0 auto;padding:2.5rem 1rem}header{display:flex;align-items:center;gap:.5rem;font-size:1.25rem;font-weight:700}svg{color:${COLOURS.primary}}section{margin-top:1.5rem;padding:1.25rem;border:1px solid ${COLOURS.line};border-radius:12px;background:${COLOURS.card}}h1,h2{margin:0;font-size:1.25rem;line-height:1.3}p{margin:.75rem 0 0;overflow-wrap:anywhere}a{color:${COLOURS.primary}}.again{display:inline-block;padding:.625rem 1.25rem;border-radius:12px;background:${COLOURS.primary};color:${COLOURS.card};font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid ${COLOURS.primary};outline-offset:2px}`;

/** For the policy: this style and no other. */
export const STAGING_STYLE = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const MARK = `<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${DRAWINGS.umbrella}"/></svg>`;

const sectionIn = (language: Language, heading: 'h1' | 'h2'): string => {
  const { title, what, how, again, whom } = TEXTS[language];
  return `<section lang="${language}">
<${heading}>${title}</${heading}>
<p>${what}</p>
<p>${how}</p>
<p><a class="again" href="">${again}</a></p>
<p>${whom}</p>
</section>`;
};

/** What somebody without the password sees; no script, no file of its own. */
export const STAGING_PAGE = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>${MARK}${name}</header>
${sectionIn('id', 'h1')}
${sectionIn('en', 'h2')}
</main>
</body>
</html>
`;
