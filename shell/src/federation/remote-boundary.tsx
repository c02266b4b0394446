import { Component } from 'react';
import type { ReactNode } from 'react';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { LoadingPanel } from './panels.tsx';
import { reportRemoteProblem, reportShellProblem } from './report.ts';

interface BoundaryProps {
  readonly release: RemoteRelease | undefined;
  /** Puts something else in the place of the boundary. */
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Confines a crash to the screen and reports the remote and its version. */
export class RemoteBoundary extends Component<BoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    if (this.props.release) reportRemoteProblem('crashed', this.props.release, cause);
    else reportShellProblem('crashed', cause);
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <LoadingPanel /> : this.props.children;
  }
}
