import { isPrinted } from '../text/printed-text.ts';

export const EMAIL_MAX = 254;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)+$/;
/** Control characters, and those that are not seen at all. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/** An address that can be written to; whether it exists only a message shows. */
export const checkEmail = (text: string): 'email.required' | 'email.invalid' | undefined => {
  const address = text.trim();
  if (address === '') return 'email.required';
  const isAddress = EMAIL.test(address) && !UNSEEN.test(address) && isPrinted(address);
  return address.length <= EMAIL_MAX && isAddress ? undefined : 'email.invalid';
};
