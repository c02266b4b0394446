import type { PageSettings, ServiceSettings } from '@payung/shared/settings.ts';
import { mapSources } from './map-sources.ts';
import { START_WATCH_SOURCE } from './start-watch.ts';

/** Where browsers report what the policy refused. */
export const CSP_REPORT_PATH = '/app/csp-reports';

interface PolicyOptions {
  readonly nonce?: string;
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
  paymentHosts,
  settings = {},
  isHttps = false,
}: PolicyOptions): string => {
  const map = mapSources(settings);
  return [
    "default-src 'none'",
    from("script-src 'self'", START_WATCH_SOURCE, ...map.script),
    from("style-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...map.style),
    // antd, React and Leaflet set style properties through the DOM, which this does not restrict.
    from(
      "img-src 'self' data: blob:",
      ...map.image,
      ...originsOf({ microsite: settings.services?.microsite }),
    ),
    from("font-src 'self'", ...map.font),
    from("connect-src 'self'", ...map.connect, ...originsOf(settings.services)),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The identity check is a document of another origin, with a policy of its own.
    from('frame-src', settings.identityOrigin ?? "'none'"),
    // Whoever knows the first ignores the second, and reports over https only.
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

/** Sent with every response of the edge itself. */
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
