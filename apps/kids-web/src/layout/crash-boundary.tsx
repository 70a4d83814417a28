import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

/** Catches what a screen throws and shows `fallback` in its place, until the child wants to try again. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasCrashed: false }));
  }
}
