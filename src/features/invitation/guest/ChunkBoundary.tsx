import type { ReactNode } from 'react'
import type { TemplateNumber } from '../card/content'
import { TemplateBoundary } from '../card/TemplateBoundary'
import { LoadFailure } from './GuestNotices'

/** Shows the failure notice when a template's chunk cannot be loaded, with a retry. */
export function ChunkBoundary({ template, children }: { template: TemplateNumber; children: ReactNode }) {
  return (
    <TemplateBoundary
      template={template}
      renderFailure={(retry) => <LoadFailure error={{ kind: 'network' }} onRetry={retry} />}
    >
      {children}
    </TemplateBoundary>
  )
}
