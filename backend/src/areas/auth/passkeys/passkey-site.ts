import type { Services } from '#areas/services.ts';

/** For whom authenticators make passkeys: the host that people see, and the origin that browsers say. */
export const passkeySite = ({ publicUrl }: Pick<Services, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Loaded when somebody first uses a passkey: half a second that no start and no other call waits for. */
export const webAuthn = () => import('@simplewebauthn/server');
