import type { FastifyInstance } from 'fastify';
import { FRAME } from '@payung/shared/identity/frame-messages.ts';
import type { StartCheck } from '@payung/shared/identity/frame-messages.ts';
import { hardenedServer, listen } from './server/hardened-server.ts';
import type { HardenedOptions } from './server/hardened-server.ts';

/** The script of the identity provider, as the backend names it. */
export interface IdentitySdk {
  readonly url: string;
  readonly isSandbox: boolean;
}

export interface FramePolicyOptions extends IdentitySdk {
  /** The only page that may hold the frame. */
  readonly platformOrigin: string;
  /** Hosts that an operator's workflow needs besides. */
  readonly hosts?: readonly string[] | undefined;
}

/** Settings of workflows, and where a check is kept between its steps; the region of Indonesia. */
const HYPERVERGE = [
  'https://config-cdn.hyperverge.co',
  'https://ind-state.idv.hyperverge.co',
  'https://idn.idv.hyperverge.co',
];
/** HyperKYC loads Firebase from the first; the second notifies it that a check continues on another device. */
const FIREBASE_SCRIPTS = 'https://www.gstatic.com';
/** Which database it is is known to the provider's script only, so this one keeps its wildcard. */
const FIREBASE_EVENTS = 'wss://*.firebaseio.com';

const from = (directive: string, ...sources: readonly string[]): string => [directive, ...sources].join(' ');

/** What the provider's script may do in its own document; the application's policy stays strict. */
const identityFramePolicy = ({ url, isSandbox, platformOrigin, hosts = [] }: FramePolicyOptions): string => {
  const { origin } = new URL(url);
  const real = [origin, ...HYPERVERGE, ...hosts];
  const allowed = isSandbox
    ? [
        from("script-src 'self'", origin),
        from("style-src 'self'", origin),
        from('img-src', origin),
        from('connect-src', origin),
      ]
    : [
        from("script-src 'self' 'unsafe-eval'", ...real, FIREBASE_SCRIPTS),
        from("style-src 'self' 'unsafe-inline'", ...real),
        from('img-src data: blob:', ...real),
        from('font-src data:', ...real),
        from('media-src data: blob:', ...real),
        'worker-src blob:',
        from('connect-src data: blob:', ...real, FIREBASE_EVENTS),
      ];
  return [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    from('frame-ancestors', platformOrigin),
    ...allowed,
  ].join('; ');
};

interface Sdk {
  readonly HyperKycConfig?: new (
    accessToken: string,
    workflow: string,
    transactionId: string,
  ) => {
    setDefaultLangCode?(code: string): void;
  };
  readonly HyperKYCModule?: {
    launch(config: object, handler: (result: { readonly status?: unknown }) => void): void;
  };
}

/**
 * Serialised into the framed document, so it may use nothing outside of itself.
 * Notifies the page that it is ready, starts the provider's script once and reports the outcome.
 */
const runIdentityFrame = (name: string, version: number, platformOrigin: string): void => {
  const { HyperKycConfig, HyperKYCModule } = globalThis as unknown as Sdk;
  let isStarted = false;

  const say = (message: object): void =>
    window.parent.postMessage({ name, version, ...message }, platformOrigin);

  const start = ({ accessToken, workflow, transactionId, language }: StartCheck): void => {
    if (isStarted || !HyperKycConfig || !HyperKYCModule) return;
    isStarted = true;
    try {
      const config = new HyperKycConfig(accessToken, workflow, transactionId);
      config.setDefaultLangCode?.(language);
      document.documentElement.lang = language;
      HyperKYCModule.launch(config, (result) =>
        say({ type: 'result', transactionId, status: String(result.status) }),
      );
    } catch {
      say({ type: 'failed' });
    }
  };

  addEventListener('message', (event: MessageEvent<Partial<StartCheck> | null>) => {
    if (event.origin !== platformOrigin || event.source !== window.parent) return;
    const data = event.data;
    if (data?.name !== name || data.version !== version || data.type !== 'start') return;
    const { accessToken, workflow, transactionId } = data;
    const isWhole = [accessToken, workflow, transactionId].every((part) => typeof part === 'string');
    if (isWhole) start({ ...(data as StartCheck), language: data.language === 'en' ? 'en' : 'id' });
  });

  // Not framed: there is no page to talk to.
  if (window.parent === window) return;
  say({ type: HyperKycConfig && HyperKYCModule ? 'ready' : 'failed' });
};

const STYLE = 'html{background:#fff;color-scheme:light}body{margin:0;min-height:100vh}';

const scriptFor = (platformOrigin: string): string =>
  `(${String(runIdentityFrame)})(${JSON.stringify(FRAME.name)}, ${FRAME.version}, ${JSON.stringify(platformOrigin)});\n`;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The scripts run in this order: the provider's first, then ours, which sees whether it is there. */
const frameDocument = (sdkUrl: string): string => `<!doctype html>
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
      .send(frameDocument(frame.url)),
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

interface IdentityFrame {
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
