import { escapeHtml } from '#core/http/escape-html.ts';
import { CHECKOUT_STYLE } from '#providers/payment/sandbox/sandbox-page.ts';
import type { Arrival } from './arrivals.ts';

export const PAGE_STYLE = CHECKOUT_STYLE;

const frame = (language: PageLanguage, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/partner.css">
<link rel="icon" href="data:,"></head>
<body><main><h1>${title}</h1><p class="notice">${PAGE_TEXTS[language].notice}</p>${body}
<a class="back" href="?lang=${language === 'en' ? 'id' : 'en'}">${PAGE_TEXTS[language].other}</a></main></body></html>`;

/** What came with a customer. */
export const arrivalPage = (arrival: Arrival, language: PageLanguage): string => {
  const texts = PAGE_TEXTS[language];
  const rows = [
    [texts.name, arrival.name],
    [texts.phone, arrival.phone],
    [texts.product, arrival.product],
    [texts.discount, `${new Intl.NumberFormat(language).format(arrival.discountPct)} %`],
    [texts.promo, arrival.promo || texts.none],
    [texts.agent, arrival.workflow.agentProfileId],
    [texts.link, arrival.refId],
    [texts.stage, arrival.deepLinkStage],
  ] as const;
  const facts = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return frame(language, texts.title, `<p>${texts.arrived}</p><dl>${facts}</dl>`);
};

/** Where a link leads whose days are over (ERR-019). */
export const errorPage = (language: PageLanguage, home: string): string => {
  const texts = PAGE_TEXTS[language];
  const back = `<a class="back" href="${escapeHtml(home)}">${texts.back}</a>`;
  return frame(language, texts.errorTitle, `<p>${texts.errorText}</p>${back}`);
};

/** Where a tester chooses how the partner behaves. */
export const testerPage = (language: PageLanguage, chosen: Behaviour): string => {
  const texts = PAGE_TEXTS[language];
  const choices = BEHAVIOURS.map(
    (behaviour) =>
      `<label><input type="radio" name="behaviour" value="${behaviour}"${behaviour === chosen ? ' checked' : ''}> ${texts[behaviour]}</label>`,
  ).join('');
  return frame(
    language,
    texts.title,
    `<form method="post" action="/tester"><fieldset><legend>${texts.tester}</legend>${choices}</fieldset>
<button class="pay">OK</button></form>`,
  );
};

export const PAGE_TEXTS = {
  en: {
    title: 'Partner’s page (sandbox)',
    notice: 'This is a test page of the partner. Nothing is sold here.',
    arrived: 'You have arrived. This is what came with you:',
    name: 'Name',
    phone: 'Mobile number',
    product: 'Product',
    discount: 'Discount',
    promo: 'Promo code',
    agent: 'Agent',
    link: 'Link',
    stage: 'Stage',
    none: 'none',
    other: 'Bahasa Indonesia',
    errorTitle: 'This link has expired',
    errorText: 'Please ask your agent for a new link.',
    back: 'Back to the insurer',
    unknown: 'Not found',
    tester: 'How the partner behaves',
    normal: 'As it should',
    down: 'It does not answer',
    expired: 'Every token comes too late',
    unreadable: 'It has lost its key',
  },
  id: {
    title: 'Halaman mitra (sandbox)',
    notice: 'Ini halaman uji mitra. Tidak ada yang dijual di sini.',
    arrived: 'Anda sudah sampai. Data ini ikut bersama Anda:',
    name: 'Nama',
    phone: 'Nomor ponsel',
    product: 'Produk',
    discount: 'Diskon',
    promo: 'Kode promo',
    agent: 'Agen',
    link: 'Tautan',
    stage: 'Tahap',
    none: 'tidak ada',
    other: 'English',
    errorTitle: 'Tautan ini sudah kedaluwarsa',
    errorText: 'Silakan minta tautan baru kepada agen Anda.',
    back: 'Kembali ke perusahaan asuransi',
    unknown: 'Tidak ditemukan',
    tester: 'Perilaku mitra',
    normal: 'Sebagaimana mestinya',
    down: 'Tidak menjawab',
    expired: 'Setiap token datang terlambat',
    unreadable: 'Kuncinya hilang',
  },
} as const;

export type PageLanguage = keyof typeof PAGE_TEXTS;

/** What a tester may choose, so that every bad day can be seen. */
export const BEHAVIOURS = ['normal', 'down', 'expired', 'unreadable'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
