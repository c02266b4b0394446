import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS, DARK_COLOURS as DARK } from '@payung/shared/ui/colours.ts';
import { escapeHtml } from '#core/http/escape-html.ts';
import { notesOf, sectionsOf } from './mail-content.ts';
import type { MailContent } from './mail-content.ts';

const { ink, page, card, line, secondary, primary, primaryStrong, primaryTint, progress, progressTint } =
  COLOURS;

const FONT = "font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** For readers that show a dark page: what the styles of the elements say is overridden by class. */
const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-page{background:${DARK.page}!important}
.m-card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.m-ink,.m-head{color:${DARK.ink}!important}
.m-quiet{color:${DARK.secondary}!important}
.m-line{border-color:${DARK.line}!important}
.m-link{color:${DARK.primary}!important}
.m-warn{background:${DARK.progressTint}!important;border-color:${DARK.progress}!important;color:${DARK.ink}!important}
}`;

type Lines = NonNullable<MailContent['facts']>;

/** An amount and its unit hold together, and an address breaks behind its sign. */
const textOf = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/Rp (?=\d)/g, 'Rp\u00A0')
    .replaceAll(/(?<=\S)@/g, '@<wbr>');

/** Numbers and dates never break; periods and sentences do. */
const LONGEST_WHOLE = 18;

const PHONE = /^\+[\d ]{8,}$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const addressIn = (value: string): string | undefined => {
  if (PHONE.test(value)) return `tel:${value.replaceAll(' ', '')}`;
  return ADDRESS.test(value) ? `mailto:${value}` : undefined;
};

const valueOf = (value: string, address = addressIn(value)): string =>
  address === undefined
    ? textOf(value)
    : `<a href="${escapeHtml(address)}" class="m-link" style="color:${primaryStrong}">${textOf(value)}</a>`;

const rowOf = ([label, value, address]: Lines[number]): string => {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};font-size:16px;line-height:24px;vertical-align:top`;
  const isItem = value === '';
  return `<tr><th scope="row" align="left"${isItem ? ' colspan="2"' : ''} class="${isItem ? 'm-ink' : 'm-quiet'} m-line" style="${cell};font-weight:400;color:${isItem ? ink : secondary}">${textOf(label)}</th>${
    isItem
      ? ''
      : `<td align="right" class="m-ink m-line" style="${cell};${value.length > LONGEST_WHOLE ? 'overflow-wrap:break-word' : 'white-space:nowrap'};padding-left:16px;color:${ink};font-weight:700">${valueOf(value, address)}</td>`
  }</tr>`;
};

const tableOf = (lines: Lines): string =>
  lines.length === 0
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${lines
        .map(rowOf)
        .join('')}</table>`;

const paragraphOf = (text: string): string =>
  `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}">${textOf(text)}</p>`;

const headingOf = (text: string): string =>
  `<h2 class="m-head" style="margin:24px 0 4px;font-size:16px;line-height:24px;color:${primaryStrong}">${textOf(text)}</h2>`;

const warningOf = (text: string): string =>
  `<p class="m-warn" style="margin:0 0 16px;padding:12px 16px;border:1px solid ${progress};border-radius:12px;background:${progressTint};font-size:16px;line-height:24px;color:${ink}"><strong>${textOf(text)}</strong></p>`;

/** As dark as a filled button is on light pages, on dark ones too: its words are white. */
const buttonOf = ({ label, address }: NonNullable<MailContent['button']>): string =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(address)}" style="display:block;padding:12px 24px;border-radius:12px;background:${primary};font-size:16px;line-height:24px;font-weight:700;text-align:center;text-decoration:none;color:${card}">${textOf(label)}</a></p>`;

const noteOf = (text: string): string =>
  `<p class="m-quiet" style="margin:8px 0 0;font-size:14px;line-height:20px;color:${secondary}">${textOf(text)}</p>`;

/**
 * The designed message: tables and inline styles, because mail readers know little else; no picture, no script and
 * nothing that is fetched, so that nobody learns when it was opened.
 */
export const mailHtml = (content: MailContent): string => {
  const { language, title, about, paragraphs, warning, facts = [], button } = content;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${DARK_STYLE}</style></head>
<body class="m-page" style="margin:0;padding:0;background:${page};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-page" style="background:${page}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:20px 24px;background:${primary};border-radius:12px 12px 0 0;${FONT}"><span style="font-size:20px;line-height:28px;font-weight:700;color:${card}">${BRAND.name}</span><br><span style="font-size:14px;line-height:20px;color:${primaryTint}">${textOf(about)}</span></td></tr>
<tr><td class="m-card" style="padding:24px;background:${card};border:1px solid ${line};border-top:0;border-radius:0 0 12px 12px;${FONT}">
<h1 class="m-head" style="margin:0 0 16px;font-size:22px;line-height:30px;color:${ink}">${textOf(title)}</h1>
${paragraphs.map(paragraphOf).join('')}${warning === undefined ? '' : warningOf(warning)}
${tableOf(facts)}${button === undefined ? '' : buttonOf(button)}
${sectionsOf(content)
  .map(({ heading, lines }) => headingOf(heading) + tableOf(lines))
  .join('\n')}
<div style="height:16px"></div>${notesOf(content).map(noteOf).join('')}
</td></tr></table>
</td></tr></table></body></html>`;
};
