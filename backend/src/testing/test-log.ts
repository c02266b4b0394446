import { Writable } from 'node:stream';

/** Facts of the server's own, whose numbers and letters are nobody's. */
const OWN = new Set(['level', 'time', 'pid', 'hostname', 'trace_id', 'responseTime', 'actor', 'stack']);

/** What stands in no line of any log. Digits inside of an id, which has letters too, are nobody's number. */
const FORBIDDEN = {
  'a phone number': /(?<!\w)(?:\+?62|0)8\d{7,12}(?!\w)/,
  'an id number': /(?<!\w)\d{16}(?!\w)/,
  'a code': /(?<![\w.-])\d{6}(?![\w.-])/,
  'a token': /[\w-]{43}/,
  'an address of mail': /[^\s"]@[\w-]+\./,
} as const;

/** What must not stand in a line, by its name. */
export const leaksIn = (line: string): readonly string[] => {
  const facts = JSON.stringify(JSON.parse(line), (name, fact: unknown) => (OWN.has(name) ? undefined : fact));
  return Object.entries(FORBIDDEN).flatMap(([what, pattern]) => (pattern.test(facts) ? [what] : []));
};

export interface TestLog {
  readonly stream: Writable;
  /** All lines so far. */
  readonly text: () => string;
  /** Fails where a line holds what no log may hold. */
  readonly requireClean: () => void;
}

/** Where a server of a test logs to, as much as it does in live mode. */
export const createTestLog = (): TestLog => {
  let text = '';
  const leaks: string[] = [];
  const stream = new Writable({
    write: (part: Buffer, _encoding, done) => {
      const line = part.toString();
      text += line;
      for (const what of leaksIn(line)) leaks.push(`${what}: ${line}`);
      done();
    },
  });
  return {
    stream,
    text: () => text,
    requireClean: () => {
      if (leaks.length > 0) throw new Error(`The log holds what no log may hold:\n${leaks.join('')}`);
    },
  };
};
