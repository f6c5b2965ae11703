import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What replaces the children after one of them has thrown this; undefined leaves the error to the boundary around it. */
  fallbackFor: (error: unknown) => ReactNode;
  /** A change of this value, such as the address, renders the children again. */
  resetKey: string;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: string;
}

/** Contains an error: a screen that throws, or a part of the app that did not load, leaves the rest working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, "failure"> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const fallback = this.props.fallbackFor(failure.error);
    if (fallback === undefined) throw failure.error;
    return fallback;
  }
}
