/** Downloads a document that is in memory. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
