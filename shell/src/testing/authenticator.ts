import { onTestFinished, vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A browser that knows passkeys; what its device answers, each test says. */
export const givePasskeys = () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
  const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return { create, get };
};

const credential = (response: object) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response,
});

export const created = () =>
  credential({
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
  });

export const shown = () =>
  credential({
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('handle'),
  });

export const registration = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Payung' },
  user: { id: 'aGFuZGxl', name: 'AG-1001', displayName: 'Sari Wulandari' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

export const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' };
