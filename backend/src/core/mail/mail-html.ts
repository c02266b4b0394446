import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';
import { escapeHtml } from '#core/http/escape-html.ts';
import type { MailContent } from './mail-content.ts';

const { ink, page, card, line, secondary, primary, primaryStrong, primaryTint, progress, progressTint } =
  COLOURS;

const FONT = "font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** For readers that show a dark page: what the styles of the elements say is overridden by class. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-page{background:${ink}!important}
.m-card{background:${ink}!important;border-color:${secondary}!important}
.m-ink,.m-head{color:${card}!important}
.m-quiet{color:${line}!important}
.m-line{border-color:${secondary}!important}
.m-warn{background:${ink}!important;border-color:${COLOURS.marigold}!important;color:${card}!important}
}`;

/** Amounts and periods never break; sentences do. */
const LONGEST_WHOLE = 24;

const PHONE = /^\+[\d ]{8,}$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Phone numbers and addresses can be tapped. */
const valueOf = (value: string): string => {
  const text = escapeHtml(value);
  const link = (href: string) => `<a href="${href}" class="m-ink" style="color:${primaryStrong}">${text}</a>`;
  if (PHONE.test(value)) return link(`tel:${value.replaceAll(' ', '')}`);
  if (ADDRESS.test(value)) return link(`mailto:${text}`);
  return text;
};

const rowOf = ([label, value]: MailContent['facts'][number]): string => {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};font-size:16px;line-height:24px;vertical-align:top`;
  const isItem = value === '';
  return `<tr><th scope="row" align="left"${isItem ? ' colspan="2"' : ''} class="${isItem ? 'm-ink' : 'm-quiet'} m-line" style="${cell};font-weight:400;color:${isItem ? ink : secondary}">${escapeHtml(label)}</th>${
    isItem
      ? ''
      : `<td align="right" class="m-ink m-line" style="${cell};${value.length > LONGEST_WHOLE ? '' : 'white-space:nowrap;'}padding-left:16px;color:${ink};font-weight:700">${valueOf(value)}</td>`
  }</tr>`;
};

const tableOf = (lines: MailContent['facts']): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${lines
    .map(rowOf)
    .join('')}</table>`;

const paragraphOf = (text: string): string =>
  `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}">${escapeHtml(text)}</p>`;

const headingOf = (text: string): string =>
  `<h2 class="m-head" style="margin:24px 0 4px;font-size:16px;line-height:24px;color:${primaryStrong}">${escapeHtml(text)}</h2>`;

const warningOf = (text: string): string =>
  `<p class="m-warn" style="margin:0 0 16px;padding:12px 16px;border:1px solid ${progress};border-radius:12px;background:${progressTint};font-size:16px;line-height:24px;color:${ink}"><strong>${escapeHtml(text)}</strong></p>`;

const footerOf = (text: string): string =>
  `<p class="m-quiet" style="margin:8px 0 0;font-size:14px;line-height:20px;color:${secondary}">${escapeHtml(text)}</p>`;

/**
 * The designed message: tables and inline styles, because mail readers know little else; no picture, no script and
 * nothing that is fetched, so that nobody learns when it was opened.
 */
export const mailHtml = (content: MailContent): string => {
  const { language, title, greeting, paragraphs, warning, facts, sections, footer } = content;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${DARK}</style></head>
<body class="m-page" style="margin:0;padding:0;background:${page};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-page" style="background:${page}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:20px 24px;background:${primary};border-radius:12px 12px 0 0;${FONT}"><span style="font-size:20px;line-height:28px;font-weight:700;color:${card}">${BRAND.name}</span><br><span style="font-size:14px;line-height:20px;color:${primaryTint}">${BRAND.insurer}</span></td></tr>
<tr><td class="m-card" style="padding:24px;background:${card};border:1px solid ${line};border-top:0;border-radius:0 0 12px 12px;${FONT}">
<h1 class="m-head" style="margin:0 0 16px;font-size:22px;line-height:30px;color:${ink}">${escapeHtml(title)}</h1>
${paragraphOf(greeting)}${paragraphs.map(paragraphOf).join('')}${warning === undefined ? '' : warningOf(warning)}
${tableOf(facts)}
${sections.map(({ heading, lines }) => headingOf(heading) + tableOf(lines)).join('\n')}
<div style="height:16px"></div>${footer.map(footerOf).join('')}
</td></tr></table>
</td></tr></table></body></html>`;
};
