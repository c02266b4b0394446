const SHOWN = 4;

/** The last four characters, of numbers that are long enough to hide something. */
export const maskNumber = (number: string): string => {
  if (number === '') return '';
  return number.length <= SHOWN ? '••••' : `•••• ${number.slice(-SHOWN)}`;
};
