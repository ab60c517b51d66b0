import type { ReactNode } from 'react'
import type { TemplateNumber } from '../card/content'
import { TemplateBoundary } from '../card/TemplateBoundary'
import { LoadFailure } from './GuestNotices'

/** Shows the failure notice when a template's own files do not arrive, and fetches them again on the guest's word. */
export function ChunkBoundary({ template, children }: { template: TemplateNumber; children: ReactNode }) {
  return (
    <TemplateBoundary template={template} renderFailure={(retry) => <LoadFailure error={{ kind: 'network' }} onRetry={retry} />}>
      {children}
    </TemplateBoundary>
  )
}
