import { RemoteFailedPanel } from '#federation/panels.tsx';

/** The last net: the frame itself failed, so only a fresh page helps. */
export const Crash = () => <RemoteFailedPanel onRetry={() => location.reload()} />;
