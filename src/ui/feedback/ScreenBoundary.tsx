import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** What is shown instead of a screen that broke, or whose code did not come. */
  readonly otherwise: (fault: unknown) => ReactNode
}

interface ScreenBoundaryState {
  readonly broken: boolean
  readonly fault: unknown
}

/** Keeps a fault of one screen from taking the shop down. React tells faults to classes only. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { broken: false, fault: undefined }

  static getDerivedStateFromError(fault: unknown): ScreenBoundaryState {
    return { broken: true, fault }
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.otherwise(this.state.fault) : this.props.children
  }
}
