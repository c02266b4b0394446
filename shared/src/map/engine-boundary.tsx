import { Component } from 'react';
import type { ReactNode } from 'react';
import { MapMissing } from './map-missing.tsx';

interface EngineBoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Code of others draws the map: when it throws, the form around it stays. */
export class EngineBoundary extends Component<EngineBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <MapMissing onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
