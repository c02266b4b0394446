import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { UnreadableNotification } from '#providers/payment/payment-provider.ts';
import { NEVER_REFUSED } from '#core/http/admission.ts';
import { keepRefusedNotification } from '#areas/payment/sql/payments-received.ts';
import type { Services } from '../services.ts';
import { settle } from './settle.ts';

/** Relative to the request base; the provider signs the whole path. */
export const NOTIFICATION_PATH = '/auth/payment-route/doku/notification';

/** Kept for people to look at: a payment may be behind it, which the status query finds. The body itself is not kept. */
const keepUnreadable = (
  { db, clock }: Services,
  rawBody: Buffer,
  { unreadable, invoiceNumber }: UnreadableNotification,
): Promise<void> => {
  const facts = { bodyHash: hash('sha256', rawBody), bodyBytes: rawBody.length };
  return keepRefusedNotification(db, { ...facts, reason: unreadable, invoiceNo: invoiceNumber }, clock.now());
};

/**
 * The provider's own call: no session, but a signature over the raw bytes. It is believed only when
 * the real verifier accepts it.
 */
export const registerPaymentNotification = (app: FastifyInstance, services: Services): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.post(NOTIFICATION_PATH, { config: NEVER_REFUSED }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = services.payments.verifyNotification({
        headers: request.headers,
        rawBody,
        target: services.notificationPath,
      });
      if (answer === undefined) {
        request.log.warn('a payment notification was not signed by the provider');
        return reply.status(401).send({ message: ['INVALID SIGNATURE'] });
      }
      if ('unreadable' in answer) {
        const { unreadable, invoiceNumber } = answer;
        request.log.warn({ invoice: invoiceNumber, unreadable }, 'a payment notification cannot be read');
        await keepUnreadable(services, rawBody, answer);
        return reply.status(400).send({ message: ['INVALID BODY'] });
      }
      const settlement = await settle(services, answer, 'notification');
      request.log.info({ invoice: answer.invoiceNumber, status: answer.status, settlement }, 'payment');
      return settlement === 'unknown'
        ? reply.status(404).send({ message: ['UNKNOWN INVOICE'] })
        : reply.send({ message: ['SUCCESS'] });
    });
    done();
  });
};
