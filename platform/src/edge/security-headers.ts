interface PolicyOptions {
  readonly nonce?: string;
  /** Where a form may lead besides this origin: the payment provider's host. */
  readonly paymentHosts: readonly string[];
}

export const contentSecurityPolicy = ({ nonce, paymentHosts }: PolicyOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // antd and React place sizes as style attributes through the DOM, which this does not touch.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...paymentHosts].join(' ')}`,
  ].join('; ');

/** Sent with everything the edge answers itself. */
export const commonHeaders = (isHttps: boolean): Record<string, string> => ({
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
