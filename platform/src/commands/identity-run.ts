import type { EdgeSettings, IdentitySettings } from '#edge/edge-settings.ts';
import { startIdentityFrame } from '#edge/identity-frame.ts';
import type { IdentitySdk } from '#edge/identity-frame.ts';

interface IdentityOptions {
  /** The provider's script, as the backend names it; without one there is no check by camera. */
  readonly sdk: IdentitySdk | undefined;
  /** Address of the platform, as browsers see it. */
  readonly publicUrl: string;
  readonly settings: Pick<EdgeSettings, 'host' | 'trustedProxies' | 'limits' | 'identity'>;
}

export interface IdentityRun {
  /** Where the page finds the frame. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Known before anything is started: live mode has no address that the platform could choose itself. */
export const requireIdentityOrigin = (
  environment: Readonly<Record<string, string | undefined>>,
  { origin, port }: IdentitySettings,
): void => {
  const isLive = environment['PAYUNG_MODE'] === 'live';
  if (!isLive || !environment['HYPERVERGE_APP_ID']?.trim()) return;
  if (origin !== undefined && port !== undefined) return;
  throw new Error(
    'PAYUNG_IDENTITY_ORIGIN and PAYUNG_IDENTITY_PORT are missing: in live mode the identity check of HyperVerge needs an origin of its own, such as https://identity.example.com, which your proxy passes on to that port of this machine.',
  );
};

/**
 * The document of the identity check, on a port of its own. Where none is set the system gives one that nobody has: a
 * port beside that of the platform may be the one on which somebody is about to start another platform.
 */
export const startIdentity = async ({
  sdk,
  publicUrl,
  settings: { host, trustedProxies, limits, identity },
}: IdentityOptions): Promise<IdentityRun | undefined> => {
  if (sdk === undefined) return undefined;
  const platformOrigin = new URL(publicUrl).origin;
  if (identity.origin === platformOrigin) {
    throw new Error('PAYUNG_IDENTITY_ORIGIN must differ from PAYUNG_PUBLIC_URL: it keeps the check apart.');
  }
  const frame = { ...sdk, platformOrigin, hosts: identity.hosts };
  const port = identity.port ?? 0;
  const running = await startIdentityFrame({ frame, host, port, trustedProxies, limits });
  return {
    origin: identity.origin ?? `http://localhost:${new URL(running.url).port}`,
    close: () => running.close(),
  };
};
