import { escapeHtml } from '#core/http/escape-html.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OrderBook, OrderStatus, SandboxOrder } from './orders.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';

const RESULT_OF: Readonly<Record<string, OrderStatus>> = {
  pay: 'SUCCESS',
  fail: 'FAILED',
  expire: 'EXPIRED',
};

const page = (reply: FastifyReply, order: SandboxOrder): FastifyReply => {
  const home = new URL(order.returnUrl).origin;
  return (
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      // A form's answer redirects to the merchant, and browsers hold that against form-action too.
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${home}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(checkoutPage(order))
  );
};

interface SandboxPageParts {
  readonly orders: OrderBook;
  readonly current: (order: SandboxOrder | undefined) => SandboxOrder | undefined;
  readonly tell: (order: SandboxOrder, chosen: ReadonlySet<Switch>) => Promise<void>;
}

/** The page on which a tester decides what becomes of the payment. */
export const registerSandboxPage = (
  app: FastifyInstance,
  { orders, current, tell }: SandboxPageParts,
): void => {
  app.get('/checkout.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CHECKOUT_STYLE));

  app.get<{ Params: { token: string } }>('/checkout-link-v2/:token', async (request, reply) => {
    const order = current(orders.byToken(request.params.token));
    return order ? page(reply, order) : reply.status(404).type('text/plain').send('Not found');
  });

  app.post<{ Params: { token: string }; Body: Readonly<Record<string, string>> }>(
    '/checkout-link-v2/:token',
    async (request, reply) => {
      const order = current(orders.byToken(request.params.token));
      if (!order) return reply.status(404).type('text/plain').send('Not found');
      const status = RESULT_OF[request.body['action'] ?? ''];
      if (order.status === 'PENDING' && status) {
        const done = { ...order, status, channel: 'VIRTUAL_ACCOUNT_BCA' };
        orders.put(done);
        await tell(done, new Set(SWITCHES.filter((name) => request.body[name] === 'on')));
      }
      return reply.redirect(order.returnUrl, 303);
    },
  );
};

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
  return `<form method="post" action="${order.token}">
<button class="pay" name="action" value="pay">${texts.pay} ${formatRupiah(order.amount)}</button>
<button name="action" value="fail">${texts.fail}</button>
<button name="action" value="expire">${texts.expire}</button>
<fieldset><legend>${texts.switches}</legend>${switches}</fieldset>
</form>${back}`;
};

/** Plain forms, no script: it works under any policy and by keyboard. */
const checkoutPage = (order: SandboxOrder): string => {
  const texts = PAGE_TEXTS[order.language];
  return `<!doctype html>
<html lang="${order.language.toLowerCase()}"><head><meta charset="utf-8"><title>${texts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="../checkout.css">
<link rel="icon" href="data:,"></head>
<body><main><h1>${texts.title}</h1><p class="notice">${texts.notice}</p><dl>${facts(order)}</dl>
${actions(order)}</main></body></html>`;
};

const PAGE_TEXTS = {
  EN: {
    title: 'Checkout (sandbox)',
    notice: 'This is a test page of a payment provider. No money moves.',
    invoice: 'Invoice',
    customer: 'Customer',
    amount: 'Amount',
    payBefore: 'Pay before',
    state: 'State',
    PENDING: 'Waiting for payment',
    SUCCESS: 'Paid',
    FAILED: 'Failed',
    EXPIRED: 'Expired',
    pay: 'Pay',
    fail: 'Let the payment fail',
    expire: 'Let the link expire',
    back: 'Back to the merchant',
    switches: 'How the merchant hears of it',
    drop: 'Drop the notification',
    twice: 'Send it twice',
    late: 'Send it late (after one minute)',
    wrongSignature: 'Send it with a wrong signature',
    wrongAmount: 'Send it with a wrong amount',
  },
  ID: {
    title: 'Pembayaran (sandbox)',
    notice: 'Ini halaman uji penyedia pembayaran. Tidak ada uang yang berpindah.',
    invoice: 'Nomor tagihan',
    customer: 'Nama',
    amount: 'Jumlah',
    payBefore: 'Bayar sebelum',
    state: 'Status',
    PENDING: 'Menunggu pembayaran',
    SUCCESS: 'Lunas',
    FAILED: 'Gagal',
    EXPIRED: 'Kedaluwarsa',
    pay: 'Bayar',
    fail: 'Gagalkan pembayaran',
    expire: 'Buat tautan kedaluwarsa',
    back: 'Kembali ke penjual',
    switches: 'Cara penjual diberi tahu',
    drop: 'Jangan kirim notifikasi',
    twice: 'Kirim dua kali',
    late: 'Kirim terlambat (setelah satu menit)',
    wrongSignature: 'Kirim dengan tanda tangan yang salah',
    wrongAmount: 'Kirim dengan jumlah yang salah',
  },
} as const;

const SWITCHES = ['drop', 'twice', 'late', 'wrongSignature', 'wrongAmount'] as const;
export type Switch = (typeof SWITCHES)[number];
