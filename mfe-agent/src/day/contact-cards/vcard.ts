import { normaliseEmail } from '@payung/shared/domain/people/email.ts';
import { normaliseName, splitName } from '@payung/shared/domain/people/names.ts';

/** A person of a contact card, with all numbers of the card, one a line, as it writes them. */
export interface CardPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly phones: string;
  readonly email: string;
}

/** A property of a card (vCard, RFC 6350 and what came before it). */
interface Property {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

const QUOTED_PRINTABLE = /QUOTED-PRINTABLE/i;

const isContinued = (line: string | undefined): line is string =>
  line !== undefined && /^[^:]*QUOTED-PRINTABLE/i.test(line) && line.endsWith('=');

/** A blank at the beginning of a line continues the one before; so does `=` at the end of one that is quoted-printable. */
const linesOf = (card: string): readonly string[] => {
  const lines: string[] = [];
  const unfolded = card.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]/g, '');
  for (const line of unfolded.split('\n')) {
    const last = lines.at(-1);
    if (isContinued(last)) lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
};

const propertyOf = (line: string): Property => {
  const [, name = '', parameters = '', value = ''] =
    /^(?:item\d+\.)?([A-Za-z-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line) ?? [];
  return { name: name.toUpperCase(), parameters, value };
};

/** Bytes of that character set; of one that no browser knows as UTF-8. */
const decoded = (bytes: Uint8Array<ArrayBuffer>, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

/** `=42=75` of quoted-printable (RFC 2045); other characters stand for themselves. */
const unquoted = (text: string, charset: string): string =>
  text.replaceAll(/(?:=[\dA-F]{2})+/gi, (run) =>
    decoded(
      Uint8Array.from(run.slice(1).split('='), (code) => Number.parseInt(code, 16)),
      charset,
    ),
  );

/** Parted by `;`, but for one that belongs to the text and has a backslash before it. */
const piecesOf = (value: string): readonly string[] => {
  const pieces: string[] = [];
  for (const piece of value.split(';')) {
    const last = pieces.at(-1);
    if (last?.endsWith('\\') === true) pieces[pieces.length - 1] = `${last};${piece}`;
    else pieces.push(piece);
  }
  return pieces;
};

/** The parts of a value as they read. */
const partsOf = ({ parameters, value }: Property): readonly string[] => {
  const [, charset = 'utf-8'] = /;CHARSET="?([^;:"]+)/i.exec(parameters) ?? [];
  return piecesOf(value).map((piece) =>
    (QUOTED_PRINTABLE.test(parameters) ? unquoted(piece, charset) : piece)
      .replaceAll(/\\n/gi, ' ')
      .replaceAll(/\\(.)/g, '$1'),
  );
};

/** The given names come before the additional ones; prefixes such as a title are no part of the name on an ID card. */
const namesIn = (named: Property | undefined, shown: string) => {
  const [last = '', given = '', additional = ''] = named === undefined ? [] : partsOf(named);
  const firstName = normaliseName(`${given} ${additional}`);
  if (firstName !== '') return { firstName, lastName: normaliseName(last) };
  return splitName(shown === '' ? last : shown);
};

const personOf = (card: string): CardPerson => {
  const properties = linesOf(card).map(propertyOf);
  const named = (name: string) => properties.filter((property) => property.name === name);
  const textOf = (name: string): string => {
    const [first] = named(name);
    return first === undefined ? '' : partsOf(first).join(';').trim();
  };
  return {
    ...namesIn(named('N')[0], textOf('FN')),
    phones: named('TEL')
      .map((property) => partsOf(property).join(' '))
      .join('\n'),
    email: normaliseEmail(textOf('EMAIL')),
  };
};

/** Everybody of a file of contact cards, in its order. */
export const peopleOf = (cards: string): readonly CardPerson[] =>
  cards
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1)
    .map(personOf);
