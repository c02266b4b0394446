import { Component } from 'react';
import type { ReactNode } from 'react';
import { LoadingPanel } from './panels.tsx';

interface BoundaryProps {
  /** Reports the crash and puts something else in the place of the boundary. */
  readonly onCrash: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Confines a crash to the screen. */
export class RemoteBoundary extends Component<BoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <LoadingPanel /> : this.props.children;
  }
}
