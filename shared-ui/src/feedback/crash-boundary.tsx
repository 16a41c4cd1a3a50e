import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** A new key renders the children again. */
  readonly resetKey?: string;
  /** Called once for each crash, so that it can be reported. */
  readonly onError?: (error: Error) => void;
  /** A screen of its own for errors that it knows; undefined leaves the usual one. */
  readonly fallback?: (error: Error) => ReactNode | undefined;
  readonly isDevelopment?: boolean;
}

interface CrashBoundaryState {
  readonly error: Error | undefined;
  readonly resetKey: string | undefined;
}

/** Keeps a crash of its content from affecting the rest. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { fallback, isDevelopment } = this.props;
    return (
      fallback?.(error) ?? (
        <CrashScreen error={error} {...(isDevelopment === undefined ? {} : { isDevelopment })} />
      )
    );
  }
}
