import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  children: ReactNode
  /**
   * After a crash, the children are rendered again when this value changes, for example because
   * another page has opened.
   */
  resetKey?: string | undefined
  /** Shown instead of the children; `retry` renders them again. */
  fallback: (error: Error, retry: () => void) => ReactNode
}

interface State {
  error: Error | null
  resetKey: string | undefined
}

/** Keeps a crash of one screen from crashing the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return this.props.fallback(error, () => this.setState({ error: null }))
  }
}
