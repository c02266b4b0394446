import type { FastifyInstance } from 'fastify';
import { FRAME } from '@payung/shared/identity/frame-messages.ts';
import { identityFramePolicy } from './identity-frame-policy.ts';
import type { IdentitySdk } from './identity-frame-policy.ts';
import { runIdentityFrame } from './identity-frame-script.ts';

const STYLE = 'html{background:#fff;color-scheme:light}body{margin:0;min-height:100vh}';

const SCRIPT = `(${String(runIdentityFrame)})(${JSON.stringify(FRAME.name)}, ${FRAME.version});\n`;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The scripts run in this order: the provider's first, then ours, which sees whether it is there. */
const document = (sdkUrl: string): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payung</title>
<link rel="stylesheet" href="${FRAME.path}frame.css">
<script defer src="${escapeAttribute(sdkUrl)}"></script>
<script defer src="${FRAME.path}frame.js"></script>
</head>
<body></body>
</html>
`;

/** The identity provider's script in a document of its own, with a policy of its own. */
export const serveIdentityFrame = (app: FastifyInstance, sdk: IdentitySdk | undefined): void => {
  if (sdk === undefined) return;
  const files = { 'frame.js': ['text/javascript', SCRIPT], 'frame.css': ['text/css', STYLE] } as const;
  app.get(FRAME.path, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', identityFramePolicy(sdk))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(document(sdk.url)),
  );
  for (const [name, [type, text]] of Object.entries(files)) {
    app.get(FRAME.path + name, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
};
