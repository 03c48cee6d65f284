import { Component, type ReactNode } from 'react';

import { ErrorPage } from './ErrorPage';

interface ErrorBoundaryProps {
  /** Another address is another try. */
  address: string;
  /** The page does without what is inside: nothing stands in its place. */
  isQuiet?: boolean;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** A screen that cannot be drawn gives way to the error page; the shell around it stays. */
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
    const { children, isQuiet } = this.props;
    if (this.state.failedAt === null) return children;
    return isQuiet ? null : <ErrorPage what="error.render" />;
  }
}
