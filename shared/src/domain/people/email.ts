import { plainSigns } from '../text/plain-signs.ts';
import { isPrinted } from '../text/printed-text.ts';

export const EMAIL_MAX = 254;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)+$/;

/** As mail programs copy it: `Budi <budi@example.com>`, `mailto:budi@example.com?subject=…`, the end of a sentence. */
export const normaliseEmail = (text: string): string =>
  plainSigns(text)
    .replace(/^[^<>]*<([^<>]*)>[\s.,;]*$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .replace(/[\s.,;]+$/, '');

/** An address that can be written to; whether it exists only a message shows. */
export const checkEmail = (text: string): 'email.required' | 'email.invalid' | undefined => {
  const address = normaliseEmail(text);
  if (address === '') return 'email.required';
  const isAddress = EMAIL.test(address) && isPrinted(address);
  return address.length <= EMAIL_MAX && isAddress ? undefined : 'email.invalid';
};
