import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#core/database/database.ts';
import {
  findDesignedMessage,
  findSentAttachment,
  listSentMessages,
} from '#providers/messages/sent-messages-sql.ts';
import type { MessageFilter } from '#providers/messages/sent-messages-sql.ts';
import { isTesterToken, testerHeader } from './tester-clock.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';
import { escapeHtml } from '#core/http/escape-html.ts';

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

  app.get<{ Params: { message: string } }>('/demo/messages/:message/designed', async (request, reply) => {
    if (!isOpen(request)) return html(reply.status(401), tokenPage(false));
    const designed = await findDesignedMessage(db, request.params.message);
    if (designed === undefined) return await reply.status(404).send({ errCode: 4, errMsg: 'not found' });
    return html(reply.header('content-security-policy', MAIL_POLICY), designed);
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

/** As a careful mail reader shows it: styles alone, nothing fetched, nothing run. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const { ink, page, card, line, secondary, primary } = COLOURS;

const MESSAGES_STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: ${ink}; background: ${page}; }
body { margin: 0; padding: 16px; }
main { max-width: 720px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 32px; margin: 16px 0; }
article, form { background: ${card}; border: 1px solid ${line}; border-radius: 12px; padding: 16px; margin: 12px 0; }
h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
p { margin: 4px 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0; }
.quiet { color: ${secondary}; font-size: 14px; }
input, button { font: inherit; min-height: 44px; padding: 8px 12px; box-sizing: border-box; margin-top: 8px; border-radius: 8px; }
input { width: 100%; color: inherit; background: ${card}; border: 1px solid ${secondary}; }
button { border: 0; padding: 8px 24px; font-weight: 700; color: ${card}; background: ${primary}; cursor: pointer; }
a { color: ${primary}; display: inline-block; min-height: 24px; }
:focus-visible { outline: 2px solid ${primary}; outline-offset: 2px; }
`;

const documentOf = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api/demo/messages.css">${head}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

const tokenPage = (isWrong: boolean): string =>
  documentOf(
    'Messages for testers',
    `<form method="post" action="/api/demo/messages">
${isWrong ? '<p role="alert">That is not the token printed at the start.</p>' : ''}
<label for="token">Token printed when the platform started</label>
<input id="token" name="token" autocomplete="off" required>
<button>Open</button></form>`,
  );

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

const article = (message: SinkMessage): string => `<article lang="${message.language}">
<h2>${escapeHtml(message.recipient)}${message.subject ? ` · ${escapeHtml(message.subject)}` : ''}</h2>
<p class="quiet">${message.channel} · ${time.format(message.created_at)} WIB</p>
<pre>${escapeHtml(message.body)}</pre>
${message.designedUrl === undefined ? '' : `<p><a href="${message.designedUrl}">As a mail reader shows it</a></p>`}
${message.attachments.map((file) => `<p><a href="${file.url}">${escapeHtml(file.fileName)}</a></p>`).join('')}</article>`;

const REFRESH = '<meta http-equiv="refresh" content="5">';

/** Loads itself again: a code is there as soon as it was sent. */
const messagesPage = (messages: readonly SinkMessage[]): string =>
  documentOf(
    'Messages for testers',
    messages.length === 0
      ? '<p>Nothing was sent yet. This page refreshes itself.</p>'
      : messages.map(article).join(''),
    REFRESH,
  );

/** Where testers read them. */
const HERE = '/api/demo/messages';

/** What would have gone out, newest first, with addresses of the attachments. */
const newestMessages = async (db: Database, filter: MessageFilter) => {
  const messages = await listSentMessages(db, filter);
  return messages.map(({ html: designed, ...message }) => ({
    ...message,
    ...(designed === '' ? {} : { designedUrl: `${HERE}/${message.id}/designed` }),
    attachments: message.attachments.map(({ file_name: fileName, position }) => ({
      fileName,
      url: `${HERE}/${message.id}/${position}`,
    })),
  }));
};

type SinkMessage = Awaited<ReturnType<typeof newestMessages>>[number];
