import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useFederation } from '#federation/federation.ts';
import { RemoteFailedPanel } from '#federation/panels.tsx';

/** The frame itself crashed: offers to reload the page. */
export const Crash = () => {
  const cause = useRouteError();
  const { report } = useFederation();
  useEffect(() => report.reportShellProblem('crashed', cause), [report, cause]);
  return <RemoteFailedPanel hasCrashed onRetry={() => location.reload()} />;
};
