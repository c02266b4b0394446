import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { drawSampleCard } from './sandbox-api.ts';
import { sandboxSdk, SDK_STYLE } from './sandbox-sdk.ts';
import type { Transactions } from './sandbox-api.ts';

const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text === 'on'),
);

const Outcome = v.object({
  accessToken: v.string(),
  status: v.pipe(v.string(), v.maxLength(40)),
  idNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{0,24}$/)),
  late: flag,
  down: flag,
});

/** What the script asks from inside the merchant's page, which is another origin. */
const forAnyone = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');

/** The script that a merchant's page loads, and what it needs from its own server. */
export const registerSandboxPage = (app: FastifyInstance, transactions: Transactions): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/sdk.js', async (request, reply) =>
    forAnyone(reply)
      .type('text/javascript; charset=utf-8')
      .send(`(${String(sandboxSdk)})(${JSON.stringify(`${request.protocol}://${request.host}`)});\n`),
  );

  app.get('/sdk.css', async (_request, reply) =>
    forAnyone(reply).type('text/css; charset=utf-8').send(SDK_STYLE),
  );

  app.get('/sample.png', async (_request, reply) =>
    forAnyone(reply)
      .type('image/png')
      .send(await drawSampleCard('0000000000000000')),
  );

  app.post('/outcome', async (request, reply) => {
    const parsed = v.safeParse(Outcome, request.body);
    const transaction = parsed.success ? transactions.byToken(parsed.output.accessToken) : undefined;
    if (!parsed.success || !transaction) return forAnyone(reply).status(400).send({ status: 'failure' });
    const { status, idNumber, late, down } = parsed.output;
    transaction.choice = { status, idNumber, isLate: late, isDown: down };
    return forAnyone(reply).send({ status: 'success' });
  });
};
