import { plainSigns } from '../text/plain-signs.ts';
import { TITLES_BEFORE } from './titles.ts';

/** Short for Muhammad, which many bear and nobody is called by. */
const SHORTENED = new Set([
  'm',
  'moh',
  'mohd',
  'mohamad',
  'moch',
  'mochamad',
  'muh',
  'muhd',
  'mhd',
  'much',
  'md',
]);

/** Of Bali: `I` before the name of a man, `Ni` before that of a woman. */
const ARTICLES = new Set(['i', 'ni']);

/** Names of two words, of which the first one alone would be said of somebody else: Anak is a child. */
const PAIRS = new Set(['anak agung', 'ida ayu', 'ida bagus', 'ida i']);

const bare = (word: string): string => word.replace(/[.,]/g, '').toLowerCase();

/** An initial is nobody's name. */
const isSaid = (word: string): boolean =>
  word.length > 1 && !TITLES_BEFORE.has(word) && !SHORTENED.has(word) && !ARTICLES.has(word);

/**
 * The name that a greeting says, and all that a stranger may see of a name: the first word that is no title, no initial
 * and no particle. Of Balinese names that is the word behind `I` or `Ni`: the name of birth order or `Luh`, by which
 * people there are called (Pak Made, Bu Luh); which of the later words a person goes by nobody can tell from outside.
 */
export const greetingName = (fullName: string): string => {
  // A title may stand without a blank before the name: dr.Budi, M.Rizky. Degrees stand behind a comma.
  const words = plainSigns(fullName)
    .replace(/,\s*\p{L}{1,6}\..*$/su, '')
    .replace(/\.(?=\p{L})/gu, '. ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = words.findIndex((word) => isSaid(bare(word)));
  if (first === -1) return words.join(' ');
  const pair = words.slice(first, first + 2);
  return PAIRS.has(pair.map(bare).join(' ')) ? pair.join(' ') : (words[first] ?? '');
};
