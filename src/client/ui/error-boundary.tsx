import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Replaces the children after one of them has thrown. */
  fallback: ReactNode;
  /** A change of this value, such as the address, renders the children again. */
  resetKey: string;
}

/** Contains an error: a screen that throws, or a part of the app that did not load, leaves the rest working. */
export class ErrorBoundary extends Component<Props, { failed: boolean; resetKey: string }> {
  override state = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { resetKey: string }) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
