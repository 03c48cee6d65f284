import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another address is another try. */
  address: string;
  /** What stands in the place of what cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** What cannot be drawn gives way to something else; what stands around it stays. */
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
