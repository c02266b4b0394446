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
/** HyperKYC loads Firebase from the first; the second tells it that a check goes on on another device. */
const FIREBASE_SCRIPTS = 'https://www.gstatic.com';
/** Which database it is is known to the provider's script only, so this one keeps its wildcard. */
const FIREBASE_EVENTS = 'wss://*.firebaseio.com';

const from = (directive: string, ...sources: readonly string[]): string => [directive, ...sources].join(' ');

/** What the provider's script may do in its own document; the application's policy stays strict. */
export const identityFramePolicy = ({
  url,
  isSandbox,
  platformOrigin,
  hosts = [],
}: FramePolicyOptions): string => {
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
