import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { guestMessages } from '@/i18n/messages/guest'
import { isChunkFailure } from '@/lib/isChunkFailure'
import type { TemplateNumber } from '@/card/content'
import { TemplateBoundary } from '@/card/TemplateBoundary'
import { LoadFailure } from './GuestNotices'

/** Shows the failure notice when a template cannot be loaded or rendered, with a retry. */
export function ChunkBoundary({ template, children }: { template: TemplateNumber; children: ReactNode }) {
  const intl = useIntl()
  const errorText = useErrorText()
  const describe = (error: unknown) =>
    isChunkFailure(error) ? errorText({ kind: 'network' }) : intl.formatMessage(guestMessages.crashed)
  return (
    <TemplateBoundary
      template={template}
      renderFailure={(retry, error) => <LoadFailure text={describe(error)} onRetry={retry} />}
    >
      {children}
    </TemplateBoundary>
  )
}
