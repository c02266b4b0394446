import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { escapeHtml } from '#providers/payment/sandbox/checkout-page.ts';
import type { SinkMessage } from './sent-messages.ts';

const { ink, page, card, line, secondary, primary } = BRAND.colours;

export const MESSAGES_STYLE = `
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

export const tokenPage = (isWrong: boolean): string =>
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
${message.attachments.map((file) => `<p><a href="${file.url}">${escapeHtml(file.fileName)}</a></p>`).join('')}</article>`;

const REFRESH = '<meta http-equiv="refresh" content="5">';

/** Loads itself again: a code is there as soon as it was sent. */
export const messagesPage = (messages: readonly SinkMessage[]): string =>
  documentOf(
    'Messages for testers',
    messages.length === 0
      ? '<p>Nothing was sent yet. This page refreshes itself.</p>'
      : messages.map(article).join(''),
    REFRESH,
  );
