import { Component, type ReactNode } from 'react'
import type { TemplateNumber } from './content'
import { preloadTemplate } from './templates'

interface Props {
  template: TemplateNumber
  /** Shown when the template's chunk cannot be loaded; `retry` loads it again. */
  renderFailure: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Catches a template whose chunk cannot be loaded. Use the template as `key` where it can change. */
export class TemplateBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly retry = () => {
    const retry = () => this.setState({ failed: false })
    preloadTemplate(this.props.template).then(retry, retry)
  }

  override render() {
    return this.state.failed ? this.props.renderFailure(this.retry) : this.props.children
  }
}
