import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '#clock.ts';
import type { DokuSettings } from '#environment.ts';
import { CreateRequest, jakartaStamp } from './orders.ts';
import type { OrderBook, SandboxOrder } from './orders.ts';
import { refusalOf } from './notify.ts';

const refuse = (reply: FastifyReply, message: string, status = 400): FastifyReply =>
  reply.status(status).send({ error_messages: [message] });

interface Api {
  readonly orders: OrderBook;
  readonly settings: DokuSettings;
  readonly clock: Clock;
  readonly current: (order: SandboxOrder | undefined) => SandboxOrder | undefined;
}

const answerOf = (settings: DokuSettings, order: SandboxOrder) => ({
  message: ['SUCCESS'],
  response: {
    order: {
      amount: String(order.amount),
      invoice_number: order.invoiceNumber,
      session_id: order.token.slice(0, 32),
    },
    payment: {
      token_id: order.token,
      url: `${settings.pagesUrl ?? settings.baseUrl}/checkout-link-v2/${order.token}`,
      payment_due_date: order.dueMinutes,
      expired_date: jakartaStamp(new Date(order.expiresAt)),
    },
    uuid: 0,
    headers: { request_id: order.requestId },
  },
});

/** Create and status, as DOKU answers them. */
export const registerSandboxApi = (app: FastifyInstance, { orders, settings, clock, current }: Api): void => {
  app.post('/checkout/v1/payment', async (request, reply) => {
    const refusal = refusalOf(settings, clock, request);
    if (refusal) return refuse(reply, refusal);
    const requestId = String(request.headers['request-id']);
    const requestBody = (request.body as Buffer).toString('utf8');
    const known = orders.byRequest(requestId);
    if (known?.requestBody === requestBody) return reply.status(409).send(answerOf(settings, known));
    if (known) return refuse(reply, 'REQUEST-ID ALREADY USED');
    const parsed = v.safeParse(CreateRequest, JSON.parse(requestBody));
    if (!parsed.success) return refuse(reply, `INVALID ${v.getDotPath(parsed.issues[0]) ?? 'BODY'}`);
    const { order, payment, customer, additional_info: info } = parsed.output;
    if (orders.byInvoice(order.invoice_number)) return refuse(reply, 'INVOICE ALREADY USED');
    const created: SandboxOrder = {
      token: randomBytes(24).toString('hex'),
      invoiceNumber: order.invoice_number,
      amount: order.amount,
      requestId,
      requestBody,
      language: order.language,
      customerName: customer.name,
      items: order.line_items,
      returnUrl: order.callback_url_result,
      notificationUrl: info.override_notification_url,
      dueMinutes: payment.payment_due_date,
      expiresAt: new Date(clock.now().getTime() + payment.payment_due_date * 60_000).toISOString(),
      status: 'PENDING',
      channel: null,
    };
    orders.put(created);
    return reply.send(answerOf(settings, created));
  });

  app.get<{ Params: { invoice: string } }>('/orders/v1/status/:invoice', async (request, reply) => {
    const refusal = refusalOf(settings, clock, request);
    if (refusal) return refuse(reply, refusal);
    const order = current(orders.byInvoice(request.params.invoice));
    if (!order) return refuse(reply, 'INVOICE NOT FOUND', 404);
    const transaction = { status: order.status, original_request_id: order.requestId };
    return reply.send({
      order: {
        invoice_number: order.invoiceNumber,
        amount: order.amount,
        status: order.status === 'EXPIRED' ? 'ORDER_EXPIRED' : 'ORDER_GENERATED',
      },
      transaction,
      // Null until a method is chosen, as DOKU answers since July 2025.
      channel: order.channel === null ? null : { id: order.channel },
    });
  });
};
