import type { FastifyInstance } from 'fastify';
import type { PaymentSandbox } from '#providers/payment/sandbox/sandbox-server.ts';

/** Below `/api`, so that edges pass it on. */
export const SANDBOX_PAGES = '/api/demo/payment';

const KEPT_HEADERS = ['content-type', 'content-security-policy', 'location'] as const;

/**
 * The payment sandbox listens on the loopback of this machine: in staging, people of other machines reach its pages here.
 * Its calls, which tell what was paid, are not passed on.
 */
export const registerSandboxPages = (
  app: FastifyInstance,
  { answer }: Pick<PaymentSandbox, 'answer'>,
): void => {
  void app.register(
    async (pages) => {
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, body),
      );
      for (const path of ['/checkout.css', '/checkout-link-v2/:token']) {
        pages.route<{ Body: string | undefined }>({
          method: ['GET', 'POST'],
          url: path,
          handler: async (request, reply) => {
            const { statusCode, headers, payload } = await answer({
              method: request.method === 'POST' ? 'POST' : 'GET',
              url: request.url.slice(SANDBOX_PAGES.length),
              headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
              ...(request.body === undefined ? {} : { payload: request.body }),
            });
            for (const name of KEPT_HEADERS) {
              const value = headers[name];
              if (value !== undefined) void reply.header(name, value);
            }
            return reply.status(statusCode).send(payload);
          },
        });
      }
    },
    { prefix: SANDBOX_PAGES },
  );
};
