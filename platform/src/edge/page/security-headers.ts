import type { PageSettings, ServiceSettings } from '@payung/shared/settings.ts';
import { START_WATCH_SOURCE } from './start-watch.ts';

interface Sources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly font: readonly string[];
  readonly connect: readonly string[];
}

/**
 * Hosts from Google's documentation of its Content-Security-Policy, without `unsafe-eval` (only the vector
 * map needs it, ours is the raster map) and without frames. Its styles carry the page's nonce.
 */
const GOOGLE: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
};

const NONE: Sources = { script: [], style: [], image: [], font: [], connect: [] };

/** The origins that a configured map needs; none by default. */
const mapSources = ({ mapsKey, tileUrl }: PageSettings): Sources => {
  const sources = mapsKey === undefined ? NONE : GOOGLE;
  if (tileUrl === undefined) return sources;
  // The pattern's placeholders are in its path, so it parses as a URL.
  return { ...sources, image: [...sources.image, new URL(tileUrl).origin] };
};

/** Where browsers report what the policy refused. */
export const CSP_REPORT_PATH = '/app/csp-reports';

interface PolicyOptions {
  readonly nonce?: string;
  /** The digest of the style that stands in the page. */
  readonly styleSource?: string;
  /** Allowed form targets besides this origin: the payment provider's hosts. */
  readonly paymentHosts: readonly string[];
  readonly settings?: PageSettings;
  readonly isHttps?: boolean;
}

const from = (directive: string, ...sources: readonly string[]): string => [directive, ...sources].join(' ');

/** Services that lie on other origins, each once. */
const originsOf = (
  services: Readonly<Record<string, string | undefined>> | ServiceSettings = {},
): readonly string[] => [
  ...new Set(
    Object.values(services).flatMap((base: string | undefined) =>
      base?.startsWith('https://') === true ? [new URL(base).origin] : [],
    ),
  ),
];

export const contentSecurityPolicy = ({
  nonce,
  styleSource,
  paymentHosts,
  settings = {},
  isHttps = false,
}: PolicyOptions): string => {
  const map = mapSources(settings);
  const captcha = settings.captchaOrigins?.split(' ') ?? [];
  const frames = [settings.identityOrigin, ...captcha].filter((origin) => origin !== undefined);
  return [
    "default-src 'none'",
    from("script-src 'self'", START_WATCH_SOURCE, ...map.script, ...captcha),
    from(
      "style-src 'self'",
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(styleSource ? [styleSource] : []),
      ...map.style,
      ...captcha,
    ),
    // antd, React and Leaflet set style properties through the DOM, which this does not restrict.
    from(
      "img-src 'self' data: blob:",
      ...map.image,
      ...originsOf({ microsite: settings.services?.microsite }),
    ),
    from("font-src 'self'", ...map.font),
    from("connect-src 'self'", ...map.connect, ...captcha, ...originsOf(settings.services)),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The identity check is a document of another origin, with a policy of its own.
    from('frame-src', ...(frames.length === 0 ? ["'none'"] : frames)),
    // Browsers that know report-to ignore report-uri, and report over https only.
    ...(isHttps ? ['report-to csp'] : []),
    `report-uri ${CSP_REPORT_PATH}`,
    "frame-ancestors 'none'",
    from("form-action 'self'", ...paymentHosts),
  ].join('; ');
};

/**
 * No referrer, so that addresses of quotes do not leak. A Google key restricted to a site is checked by
 * origin, so with one the bare origin is sent.
 */
export const referrerPolicy = ({ mapsKey }: PageSettings): string =>
  mapsKey === undefined ? 'no-referrer' : 'strict-origin';

/** The identity check has the camera. A page can give only what it has itself, so it keeps its own. */
export const pagePermissions = ({ identityOrigin }: PageSettings): string => {
  const camera = identityOrigin === undefined ? 'self' : `self "${identityOrigin}"`;
  const passkeys = 'publickey-credentials-create=(self), publickey-credentials-get=(self)';
  return `camera=(${camera}), geolocation=(self), microphone=(), ${passkeys}`;
};

/**
 * What browsers read of documents alone, and a file of a build is none: the referrer of a stylesheet's own requests is
 * its address here, which everybody knows.
 */
export const DOCUMENT_HEADERS = [
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
] as const;

/** Sent with every response of the edge itself; with a file that exists, all but DOCUMENT_HEADERS. */
export const commonHeaders = (isHttps: boolean): Record<string, string> => ({
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': pagePermissions({}),
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
