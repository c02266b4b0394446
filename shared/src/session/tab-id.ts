const TAB_KEY = 'payung.tab';

/** Tells this tab from others, also after a reload. */
export const tabId = (): string => {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known !== null) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  sessionStorage.setItem(TAB_KEY, made);
  return made;
};
