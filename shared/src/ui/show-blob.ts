/**
 * Shows a picture that is in memory; the answer takes it away again. A page that is left in the middle of loading it
 * must give up the load first: a browser reports an address that was revoked meanwhile as an error.
 */
export const showBlob = (element: HTMLImageElement, image: Blob): (() => void) => {
  const address = URL.createObjectURL(image);
  element.src = address;
  return () => {
    element.removeAttribute('src');
    URL.revokeObjectURL(address);
  };
};
