/** Whether the text lies in the clipboard now; browsers refuse it without a secure page or a permission. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
