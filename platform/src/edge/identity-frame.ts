import type { FastifyInstance } from 'fastify';
import { FRAME } from '@payung/shared/identity/frame-messages.ts';
import { hardenedServer, listen } from './hardened-server.ts';
import type { HardenedOptions } from './hardened-server.ts';
import { identityFramePolicy } from './identity-frame-policy.ts';
import type { FramePolicyOptions } from './identity-frame-policy.ts';
import { runIdentityFrame } from './identity-frame-script.ts';

const STYLE = 'html{background:#fff;color-scheme:light}body{margin:0;min-height:100vh}';

const scriptFor = (platformOrigin: string): string =>
  `(${String(runIdentityFrame)})(${JSON.stringify(FRAME.name)}, ${FRAME.version}, ${JSON.stringify(platformOrigin)});\n`;

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

/** The server of the frame: its three files, and nothing else of the platform. */
export const identityFrameServer = (
  frame: FramePolicyOptions,
  options: HardenedOptions = {},
): FastifyInstance => {
  const app = hardenedServer(options);
  app.get(FRAME.path, (_request, reply) =>
    reply
      // Says less than `frame-ancestors`, and would forbid the one that may.
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', identityFramePolicy(frame))
      .header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(document(frame.url)),
  );
  const files = {
    'frame.js': ['text/javascript', scriptFor(frame.platformOrigin)],
    'frame.css': ['text/css', STYLE],
  };
  for (const [name, [type, text]] of Object.entries(files)) {
    app.get(FRAME.path + name, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
  return app;
};

interface IdentityFrameOptions extends HardenedOptions {
  readonly frame: FramePolicyOptions;
  readonly host: string;
  readonly port: number;
}

export interface IdentityFrame {
  readonly url: string;
  close(): Promise<void>;
}

/** The identity provider's script on an origin of its own: it can reach neither the page's storage nor its calls. */
export const startIdentityFrame = async ({
  frame,
  host,
  port,
  ...options
}: IdentityFrameOptions): Promise<IdentityFrame> => {
  const app = identityFrameServer(frame, options);
  const url = await listen(app, { port, host });
  return { url, close: () => app.close() };
};
