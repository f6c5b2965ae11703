import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Shown in place of the children once one of them has failed. */
  fallback: ReactNode;
  /** Another value, such as the address, gives the children a new chance. */
  resetKey: string;
}

/** Keeps a failure in its place: a screen that breaks, or a part of the app that did not load, takes nothing else along. */
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
