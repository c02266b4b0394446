import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemoteFailedPanel } from '#federation/panels.tsx';
import { reportShellProblem } from '#federation/report.ts';

/** The frame itself crashed: offers to reload the page. */
export const Crash = () => {
  const cause = useRouteError();
  useEffect(() => reportShellProblem('crashed', cause), [cause]);
  return <RemoteFailedPanel hasCrashed onRetry={() => location.reload()} />;
};
