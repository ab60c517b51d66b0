import { Component, type ReactNode } from 'react'
import type { TemplateNumber } from './content'
import { preloadTemplate } from './templates'

interface Props {
  template: TemplateNumber
  /** Shown when the template's chunk cannot be loaded, or the template throws; `retry` loads and renders it again. */
  renderFailure: (retry: () => void, error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Catches a template that cannot be loaded or rendered. Use the template as `key` where it can change. */
export class TemplateBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  private readonly retry = () => {
    const retry = () => this.setState({ failure: null })
    preloadTemplate(this.props.template).then(retry, retry)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderFailure(this.retry, failure.error) : this.props.children
  }
}
