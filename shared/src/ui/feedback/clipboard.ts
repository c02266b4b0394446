/** Copies a text; false where the browser refuses it: outside of HTTPS or without permission. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
