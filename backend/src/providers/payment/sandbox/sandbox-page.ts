import type { FastifyInstance, FastifyReply } from 'fastify';
import { CHECKOUT_STYLE, checkoutPage } from './checkout-page.ts';
import type { OrderBook, OrderStatus, SandboxOrder } from './orders.ts';
import { SWITCHES } from './page-texts.ts';
import type { Switch } from './page-texts.ts';

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
