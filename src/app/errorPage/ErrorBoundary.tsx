import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorPage } from './ErrorPage'
import { errorPageMessages } from '@/i18n/messages/site'

interface State {
  error: Error | null
}

/** webpack's error for a chunk that could not be loaded. */
const isChunkFailure = (error: Error): boolean => error.name === 'ChunkLoadError'

/** Catches render errors and failed chunks, and shows the error page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const chunk = isChunkFailure(error)
    return (
      <ErrorPage
        status={chunk ? <FormattedMessage {...errorPageMessages.chunkText} /> : error.name}
        text={<FormattedMessage {...(chunk ? errorPageMessages.chunkHint : errorPageMessages.crashHint)} />}
        onReload={() => location.reload()}
      />
    )
  }
}
