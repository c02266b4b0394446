import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { SandboxOrder } from './orders.ts';
import { PAGE_TEXTS, SWITCHES } from './page-texts.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const CHECKOUT_STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1f2430; background: #f3f1f8; }
body { margin: 0; padding: 16px; }
main { max-width: 520px; margin: 0 auto; background: #fff; border-radius: 12px; padding: 20px; }
h1 { font-size: 20px; margin: 0 0 8px; }
.notice { background: #fff4d6; border-radius: 8px; padding: 8px 12px; }
dl { display: grid; gap: 4px 16px; overflow-wrap: anywhere; }
dd { margin: 0; font-weight: 600; }
@media (min-width: 480px) { dl { grid-template-columns: max-content minmax(0, 1fr); } }
fieldset { border: 1px solid #c9c6d3; border-radius: 8px; margin: 16px 0; }
label { display: flex; gap: 8px; align-items: center; min-height: 32px; }
button, a.back { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 8px; padding: 9px;
  border: 1px solid #5b2e90; border-radius: 8px; background: #fff; color: #5b2e90; font: inherit; text-align: center; }
button.pay { background: #5b2e90; color: #fff; }
:focus-visible { outline: 3px solid #1d6fd8; outline-offset: 2px; }
`;

const moment = (iso: string, language: 'EN' | 'ID'): string =>
  new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'id-ID', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(iso));

const facts = (order: SandboxOrder): string => {
  const texts = PAGE_TEXTS[order.language];
  const rows = [
    [texts.invoice, order.invoiceNumber],
    [texts.customer, order.customerName],
    ...order.items.map((item) => [item.name, formatRupiah(item.price * item.quantity)]),
    [texts.amount, formatRupiah(order.amount)],
    [texts.payBefore, `${moment(order.expiresAt, order.language)} WIB`],
    [texts.state, texts[order.status]],
  ];
  return rows
    .map(([name, value]) => `<dt>${escapeHtml(name ?? '')}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
    .join('');
};

const actions = (order: SandboxOrder): string => {
  const texts = PAGE_TEXTS[order.language];
  const back = `<a class="back" href="${escapeHtml(order.returnUrl)}">${texts.back}</a>`;
  if (order.status !== 'PENDING') return back;
  const switches = SWITCHES.map(
    (name) => `<label><input type="checkbox" name="${name}" value="on"> ${texts[name]}</label>`,
  ).join('');
  return `<form method="post" action="/checkout-link-v2/${order.token}">
<button class="pay" name="action" value="pay">${texts.pay} ${formatRupiah(order.amount)}</button>
<button name="action" value="fail">${texts.fail}</button>
<button name="action" value="expire">${texts.expire}</button>
<fieldset><legend>${texts.switches}</legend>${switches}</fieldset>
</form>${back}`;
};

/** Plain forms, no script: it works under any policy and by keyboard. */
export const checkoutPage = (order: SandboxOrder): string => {
  const texts = PAGE_TEXTS[order.language];
  return `<!doctype html>
<html lang="${order.language.toLowerCase()}"><head><meta charset="utf-8"><title>${texts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/checkout.css">
<link rel="icon" href="data:,"></head>
<body><main><h1>${texts.title}</h1><p class="notice">${texts.notice}</p><dl>${facts(order)}</dl>
${actions(order)}</main></body></html>`;
};
