import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isChunkFailure } from '@/lib/isChunkFailure'
import { announceInterruption } from '@/config/interruption'
import { ErrorPage } from './ErrorPage'
import { VisitContext } from './VisitContext'
import { errorPageMessages } from '@/i18n/messages/site'

interface Props {
  /** Of the address: another page is rendered without the error. */
  locationKey: string
  children: ReactNode
}
interface State {
  error: Error | null
  locationKey: string
  visit: number
}

/** Catches render errors and failed chunks, and shows the error page until the address changes. */
class Boundary extends Component<Props, State> {
  override state: State = { error: null, locationKey: this.props.locationKey, visit: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): State | null {
    return locationKey === state.locationKey ? null : { error: null, locationKey, visit: state.visit + 1 }
  }

  override componentDidCatch() {
    announceInterruption()
  }

  override render() {
    const { error, visit } = this.state
    if (!error) return <VisitContext value={visit}>{this.props.children}</VisitContext>
    const isChunk = isChunkFailure(error)
    return (
      <ErrorPage
        status={isChunk ? <FormattedMessage {...errorPageMessages.chunkText} /> : <bdi>{String(error)}</bdi>}
        text={<FormattedMessage {...(isChunk ? errorPageMessages.chunkHint : errorPageMessages.crashHint)} />}
        onReload={() => location.reload()}
      />
    )
  }
}

/** Shows the error page for a page that fails. The way back leads to a working page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary locationKey={useLocation().key}>{children}</Boundary>
}
