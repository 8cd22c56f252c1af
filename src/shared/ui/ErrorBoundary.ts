import { Component, type ReactNode } from 'react';
import { reportError } from '@/shared/loading/errorReporter';

type Props = {
  /** Where the error happened, for the report. */
  name: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

/** Shows the fallback in place of children that threw, until `retry` is called. A `key` shows other children anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, this.props.name);
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error, this.retry);
  }
}
