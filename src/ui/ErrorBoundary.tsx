import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Resets the error when it changes. */
  address: string;
  /** Rendered in place of content that failed to render. */
  instead: ReactNode;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** Renders a fallback for content that fails to render, without affecting what surrounds it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedAt: null };

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ failedAt: this.props.address });
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.address !== this.props.address && this.state.failedAt !== null) {
      this.setState({ failedAt: null });
    }
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.instead;
  }
}
