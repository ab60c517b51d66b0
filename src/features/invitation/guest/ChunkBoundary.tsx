import { Component, type ReactNode } from 'react'
import type { TemplateNumber } from '../card/content'
import { preloadTemplate } from '../card/templates'
import { LoadFailure } from './GuestNotices'

interface Props {
  template: TemplateNumber
  children: ReactNode
}

/** Shows the failure notice when a template's own files do not arrive, and fetches them again on the guest's word. */
export class ChunkBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly retry = () => {
    const again = () => this.setState({ failed: false })
    preloadTemplate(this.props.template).then(again, again)
  }

  override render() {
    return this.state.failed ? <LoadFailure error={{ kind: 'network' }} onRetry={this.retry} /> : this.props.children
  }
}
