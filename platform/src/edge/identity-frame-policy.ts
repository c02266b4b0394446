/** The script of the identity provider, as the backend names it. */
export interface IdentitySdk {
  readonly url: string;
  readonly isSandbox: boolean;
}

const HYPERVERGE = 'https://*.hyperverge.co';
/** HyperKYC reads its settings from there, and Firebase tells it that a check continues on another device. */
const GOOGLE = ['https://www.gstatic.com'];
const FIREBASE = ['https://*.firebaseio.com', 'wss://*.firebaseio.com', 'https://*.googleapis.com'];

const everywhere = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
];

/** What the provider's script may do in its own document; the application's policy stays strict. */
export const identityFramePolicy = ({ url, isSandbox }: IdentitySdk): string => {
  const { origin } = new URL(url);
  const allowed = isSandbox
    ? [
        `script-src 'self' ${origin}`,
        `style-src 'self' ${origin}`,
        `img-src ${origin}`,
        `connect-src ${origin}`,
      ]
    : [
        ["script-src 'self' 'unsafe-eval'", origin, HYPERVERGE, ...GOOGLE].join(' '),
        `style-src 'self' 'unsafe-inline' ${origin} ${HYPERVERGE}`,
        `img-src 'self' data: blob: ${origin} ${HYPERVERGE}`,
        `font-src data: ${origin} ${HYPERVERGE}`,
        `media-src data: blob: ${origin} ${HYPERVERGE}`,
        'worker-src blob:',
        ['connect-src data: blob:', origin, HYPERVERGE, ...FIREBASE].join(' '),
      ];
  return [...everywhere, ...allowed].join('; ');
};
