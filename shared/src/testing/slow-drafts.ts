import { vi } from 'vitest';

/** Holds back every draft that is read from the device until the function that is returned is called. */
export const holdDrafts = (): (() => void) => {
  const gate = new EventTarget();
  const isOpen = new Promise((resolve) => gate.addEventListener('open', resolve));
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...given) => {
    const { additionalData } = given[0] as AesGcmParams;
    if (new TextDecoder().decode(additionalData).startsWith('draft:')) await isOpen;
    return decrypt(...given);
  });
  return () => void gate.dispatchEvent(new Event('open'));
};
