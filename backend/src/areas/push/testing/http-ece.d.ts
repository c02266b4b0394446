declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    readonly authSecret: Buffer;
  }
  const ece: { readonly decrypt: (sealed: Buffer, keys: Keys) => Buffer };
  export default ece;
}
