import { CHECKOUT_STYLE, escapeHtml } from '#providers/payment/sandbox/checkout-page.ts';
import type { Arrival } from './arrivals.ts';
import { BEHAVIOURS, PAGE_TEXTS } from './page-texts.ts';
import type { Behaviour, PageLanguage } from './page-texts.ts';

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
