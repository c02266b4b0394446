import type { ChangeEvent } from 'react';

const PASTING = ['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'];

/**
 * Whether a text came into a field from elsewhere and was not typed there. The browser says how; it says nothing
 * where it fills a form in by itself. Keyboards of phones type in at once what they suggest, and have a key for 000.
 */
export const isPasted = ({ nativeEvent }: ChangeEvent): boolean => {
  const { inputType = '', data = null } = nativeEvent as Partial<InputEvent>;
  if (inputType === 'insertText') return data !== null && data.length > 1 && !/^0+$/.test(data);
  return inputType === '' || PASTING.includes(inputType);
};
