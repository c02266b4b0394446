/** What live mode looks at; names of variables, as they were given. */
interface LiveVariables {
  readonly DOKU_BASE_URL?: string | undefined;
  readonly PAYUNG_PUBLIC_URL?: string | undefined;
  readonly HYPERVERGE_TOKEN_URL?: string | undefined;
  readonly HYPERVERGE_RESULT_URL?: string | undefined;
  readonly HYPERVERGE_SDK_URL?: string | undefined;
  readonly PARTNER_URL?: string | undefined;
  readonly MESSAGE_GATEWAY_URL?: string | undefined;
  readonly MESSAGE_GATEWAY_KEY?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly PAYUNG_SECRET?: string | undefined;
  readonly PAYUNG_DEMO_MEMBERS?: number;
  readonly PAYUNG_PUSH_STAND_IN?: string | undefined;
}

/** Money, codes and data of people go there. */
const HTTPS_ONLY = [
  'PAYUNG_PUBLIC_URL',
  'DOKU_BASE_URL',
  'HYPERVERGE_TOKEN_URL',
  'HYPERVERGE_RESULT_URL',
  'HYPERVERGE_SDK_URL',
  'PARTNER_URL',
  'MESSAGE_GATEWAY_URL',
] as const satisfies readonly (keyof LiveVariables)[];

const plainText = (read: LiveVariables): string[] =>
  HTTPS_ONLY.filter((name) => read[name] !== undefined && !read[name].startsWith('https:')).map(
    (name) => `${name} must be https in live mode`,
  );

/**
 * Policies and codes are not mailed in the clear: TLS from the first byte, or an upgrade that is insisted on. A server
 * whose certificate is not checked may be anybody.
 */
const plainMail = ({ SMTP_URL }: LiveVariables): string[] => {
  const url = SMTP_URL === undefined ? null : URL.parse(SMTP_URL);
  if (url === null) return [];
  const says = (name: string): string | null => url.searchParams.get(name);
  const isEncrypted = url.protocol === 'smtps:' || says('requireTLS') === 'true';
  const isWeakened = says('ignoreTLS') === 'true' || says('tls.rejectUnauthorized') === 'false';
  if (isEncrypted && !isWeakened) return [];
  return ['SMTP_URL must be smtps://…, or smtp://…?requireTLS=true, with a certificate that is checked'];
};

const WORDS = /secret|password|passwd|changeme|change-me|payung|example|qwerty/i;

/** Bits of a text whose characters are as frequent as they are in it; a generous guess. */
const entropyBits = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
};

/** Whether it is a shorter text several times over. */
const isRepeated = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

/** Whether somebody who knows how people choose would find it: a random text is far above both bounds. */
export const isWeakSecret = (secret: string, leastBits: number): boolean =>
  WORDS.test(secret) || isRepeated(secret) || entropyBits(secret) < leastBits;

/** Of `openssl rand -hex 16`: 128 bits, of which the guess sees at least 100. */
const SECRET_BITS = 100;
const KEY_BITS = 48;

const weakSecrets = ({ PAYUNG_SECRET, MESSAGE_GATEWAY_KEY }: LiveVariables): string[] => [
  ...(PAYUNG_SECRET !== undefined && isWeakSecret(PAYUNG_SECRET, SECRET_BITS)
    ? ['PAYUNG_SECRET can be guessed; make one with: openssl rand -hex 32']
    : []),
  ...(MESSAGE_GATEWAY_KEY !== undefined && isWeakSecret(MESSAGE_GATEWAY_KEY, KEY_BITS)
    ? ['MESSAGE_GATEWAY_KEY can be guessed; make one with: openssl rand -hex 16']
    : []),
];

/** Demo people are not allowed among real agents. */
const demoPeople = ({ PAYUNG_DEMO_MEMBERS: members = 0 }: LiveVariables): string[] =>
  members > 0 ? ['PAYUNG_DEMO_MEMBERS is for the demo alone: take it out in live mode'] : [];

const pushStandIn = ({ PAYUNG_PUSH_STAND_IN }: LiveVariables): string[] =>
  PAYUNG_PUSH_STAND_IN === 'on' ? ['PAYUNG_PUSH_STAND_IN is for tests alone: take it out in live mode'] : [];

/** What is wrong with a configuration that real people and real money depend on. */
export const liveProblems = (read: LiveVariables): string[] => [
  ...plainText(read),
  ...plainMail(read),
  ...weakSecrets(read),
  ...demoPeople(read),
  ...pushStandIn(read),
];

const LOOPBACK = ['127.0.0.1', '::1', '[::1]', 'localhost'];

export const isLoopbackHost = (host: string): boolean => LOOPBACK.includes(host);

/**
 * Demo mode shows everybody's codes. It is the default only while the server is reachable from this machine alone:
 * on a public address the mode must be set.
 */
export const unsetModeProblems = (given: {
  readonly mode: string | undefined;
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
}): string[] => {
  if (given.mode !== undefined && given.mode !== '') return [];
  const host = given.publicUrl === undefined ? undefined : URL.parse(given.publicUrl)?.hostname;
  const isOpen = [given.host, host].some((name) => name !== undefined && !isLoopbackHost(name));
  return isOpen
    ? ['PAYUNG_MODE is not set, and the platform would not only be for this machine: say live, or demo']
    : [];
};
