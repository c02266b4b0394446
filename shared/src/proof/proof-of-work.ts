/**
 * A little work that a browser does before the server does something for nobody in particular, such as sending a code to a
 * phone that it does not know: nothing for one person, and a price for somebody who asks for thousands. With the browser's
 * own PBKDF2, which each try slows down by its rounds.
 */
export const PROOF = {
  rounds: 250,
  /** Bits of the result that have to be zero: one of 32 tries succeeds. */
  zeroBits: 5,
  /** Nobody needs so many. */
  mostTries: 2_000,
} as const;

/** Beside a refusal: the call succeeds with the answer to the challenge that comes along. */
export const PROOF_NEEDED_REASON = 'proofNeeded';

const AT_ONCE = 8;
const HIGHEST_START = 1_000_000_000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const keyOf = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(text), 'PBKDF2', false, ['deriveBits']);

const isFound = async (key: CryptoKey, answer: string): Promise<boolean> => {
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(answer), iterations: PROOF.rounds };
  const [first = 255] = new Uint8Array(await crypto.subtle.deriveBits(how, key, 8));
  return first >> (8 - PROOF.zeroBits) === 0;
};

const ANSWER = /^[1-9]\d{0,10}$/;

/** What the server asks: one derivation. */
export const isProof = async (text: string, answer: string): Promise<boolean> =>
  ANSWER.test(answer) && isFound(await keyOf(text), answer);

/** Only pages of a secure origin can do it: `https:`, and `localhost` of developers. */
export const canProve = (): boolean => (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;

/** An answer to the text, another one each time; nothing where the browser cannot look for one. */
export const findProof = async (text: string): Promise<string | undefined> => {
  if (!canProve()) return undefined;
  const key = await keyOf(text);
  const start = 1 + Math.floor(Math.random() * HIGHEST_START);
  for (let tried = 0; tried < PROOF.mostTries; tried += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, index) => String(start + tried + index));
    const found = await Promise.all(answers.map((answer) => isFound(key, answer)));
    const right = answers.find((_, index) => found[index]);
    if (right !== undefined) return right;
  }
  return undefined;
};

/** What the proof of a page is about: a solution for one phone is none for another. */
export const provenText = (shown: string, subject: string): string => `${shown}\n${subject}`;
