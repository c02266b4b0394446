import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#core/database/database.ts';
import { findSentAttachment } from '#providers/messages/sent-messages-sql.ts';
import type { MessageFilter } from '#providers/messages/sent-messages-sql.ts';
import { HERE, newestMessages } from './sent-messages.ts';
import { messagesPage, MESSAGES_STYLE, tokenPage } from './tester-pages.ts';
import { isTesterToken, testerHeader } from './tester-token.ts';

const COOKIE = 'payung_tester';

const cookieOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([a-f0-9]+)`).exec(request.headers.cookie ?? '')?.[1];

const wantsJson = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('application/json') ?? false;

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page);

/**
 * What the demo would have sent, for testers: codes, e-mails, WhatsApp texts. Opened by the token printed at the
 * start, as a header, or as a form whose answer is a cookie; never in an address. Does not exist in live mode.
 */
export const registerTesterMessages = (app: FastifyInstance, db: Database, token: string): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const isOpen = (request: FastifyRequest): boolean =>
    isTesterToken(token, testerHeader(request)) || isTesterToken(token, cookieOf(request));

  app.get('/demo/messages.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MESSAGES_STYLE),
  );

  app.get<{ Querystring: MessageFilter }>('/demo/messages', async (request, reply) => {
    if (!isOpen(request)) {
      if (wantsJson(request))
        return await reply.status(401).send({ errCode: 25, errMsg: 'tester token missing' });
      return html(reply.status(401), tokenPage(false));
    }
    const messages = await newestMessages(db, request.query);
    return wantsJson(request)
      ? await reply.send({ errCode: -1, errMsg: messages })
      : html(reply, messagesPage(messages));
  });

  app.post<{ Body: { token?: string } }>('/demo/messages', async (request, reply) => {
    const given = request.body.token?.trim();
    if (!isTesterToken(token, given)) return html(reply.status(401), tokenPage(true));
    return await reply
      .header('set-cookie', `${COOKIE}=${token}; Path=/api/demo; HttpOnly; SameSite=Strict; Max-Age=86400`)
      .redirect(HERE, 303);
  });

  app.get<{ Params: { message: string; position: string } }>(
    '/demo/messages/:message/:position',
    async (request, reply) => {
      if (!isOpen(request))
        return await reply.status(401).send({ errCode: 25, errMsg: 'tester token missing' });
      const position = Number.parseInt(request.params.position, 10) || 0;
      const file = await findSentAttachment(db, request.params.message, position);
      if (!file) return await reply.status(404).send({ errCode: 4, errMsg: 'not found' });
      return await reply
        .type(file.content_type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
        .send(file.bytes);
    },
  );
};
