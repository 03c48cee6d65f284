import { Component, type ReactNode } from 'react';

/** What failed to render, and how to try again. */
export interface RenderFailure {
  error: unknown;
  /** Number of attempts since the URL changed. */
  retries: number;
  retry: () => void;
}

/** What is shown in place of content that failed to render. */
export type Instead = ReactNode | ((failure: RenderFailure) => ReactNode);

interface ErrorBoundaryProps {
  /** Resets the error when it changes. */
  address: string;
  instead: Instead;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  error: unknown;
  retries: number;
}

const WORKING = { hasFailed: false, error: undefined };

/** Renders a fallback for content that fails to render, without affecting what surrounds it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { ...WORKING, retries: 0 };

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  static getDerivedStateFromError(error: unknown): Omit<State, 'retries'> {
    return { hasFailed: true, error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.address !== this.props.address && this.state.hasFailed) {
      this.setState({ ...WORKING, retries: 0 });
    }
  }

  retry = () => this.setState(({ retries }) => ({ ...WORKING, retries: retries + 1 }));

  override render() {
    const { children, instead } = this.props;
    const { hasFailed, error, retries } = this.state;
    if (!hasFailed) return children;
    return typeof instead === 'function' ? instead({ error, retries, retry: this.retry }) : instead;
  }
}
