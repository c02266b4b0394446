import { Component } from 'react';
import type { ReactNode } from 'react';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { RemoteFailedPanel } from './panels.tsx';
import { reportRemoteProblem, reportShellProblem } from './report.ts';

interface BoundaryProps {
  readonly release: RemoteRelease | undefined;
  readonly children: ReactNode;
}

/** Confines a crash to the remote's panel and reports the remote and its version. */
export class RemoteBoundary extends Component<BoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    if (this.props.release) reportRemoteProblem('crashed', this.props.release, cause);
    else reportShellProblem('a screen crashed', cause);
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return <RemoteFailedPanel onRetry={() => this.setState({ hasCrashed: false })} />;
  }
}
