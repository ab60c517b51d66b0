import { useSearchParams } from 'react-router-dom'
import { MainLayout } from './MainLayout'
import { PublicInvitation, TemplateGallery } from './routes'

/** `/invitation` with `?slug=` is the public invitation, full-bleed; without, the gallery of templates (specification §2, "Routes"). */
export function InvitationRoute() {
  const [search] = useSearchParams()
  if (search.has('slug')) return <PublicInvitation />
  return (
    <MainLayout>
      <TemplateGallery />
    </MainLayout>
  )
}
