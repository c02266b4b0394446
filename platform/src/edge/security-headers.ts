import type { PageSettings } from '@payung/shared/settings.ts';
import { mapSources } from './map-sources.ts';

interface PolicyOptions {
  readonly nonce?: string;
  /** Allowed form targets besides this origin: the payment provider's hosts. */
  readonly paymentHosts: readonly string[];
  readonly settings?: PageSettings;
}

const from = (directive: string, ...sources: readonly string[]): string => [directive, ...sources].join(' ');

export const contentSecurityPolicy = ({ nonce, paymentHosts, settings = {} }: PolicyOptions): string => {
  const map = mapSources(settings);
  return [
    "default-src 'none'",
    from("script-src 'self'", ...map.script),
    from("style-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...map.style),
    // antd, React and Leaflet set style properties through the DOM, which this does not restrict.
    from("img-src 'self' data: blob:", ...map.image),
    from("font-src 'self'", ...map.font),
    from("connect-src 'self'", ...map.connect),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The identity check is a document of this origin with a policy of its own.
    "frame-src 'self'",
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

/** Sent with every response of the edge itself. */
export const commonHeaders = (isHttps: boolean): Record<string, string> => ({
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
