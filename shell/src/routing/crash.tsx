import { RemoteFailedPanel } from '#federation/panels.tsx';

/** The frame itself crashed: offers to reload the page. */
export const Crash = () => <RemoteFailedPanel onRetry={() => location.reload()} />;
