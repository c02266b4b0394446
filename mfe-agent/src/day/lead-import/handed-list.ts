/** A list of people on its way from one page to the import: in memory alone, as it holds what others have entrusted. */
let handed: File | undefined;

export const handOverList = (list: File): void => {
  handed = list;
};

/** Given out once. */
export const takeHandedList = (): File | undefined => {
  const list = handed;
  handed = undefined;
  return list;
};
