import { Component, type ReactNode } from 'react';
import { reportError } from '@/shared/lib/errorReporter';

type Props = {
  /** Where the error happened, for the report. */
  name: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  resetKey?: string | undefined;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null; resetKey: string | undefined };

/** Shows the fallback in place of children that threw, until `retry` is called or `resetKey` changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
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
