const LETTERS = /^\p{L}[\p{L}\p{M} .,'’-]*$/u;
export const NAME_MAX = 100;

/** A person's name as on the identity card or passport. */
export const checkName = (text: string): 'name.required' | 'name.letters' | 'name.long' | undefined => {
  const name = text.trim();
  if (name === '') return 'name.required';
  if (name.length > NAME_MAX) return 'name.long';
  return LETTERS.test(name) ? undefined : 'name.letters';
};

export const normaliseName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** All that a stranger may see of a name. */
export const firstName = (fullName: string): string => normaliseName(fullName).split(' ')[0] ?? '';
