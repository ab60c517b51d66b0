import { deepLinkMessages } from '@/features/deep-link/messages'
import { layoutMessages } from '@/ui/layout/messages'
import { text } from '../support/visit.ts'

/** The page of a short link. */
export const deepLinkPage = {
  get notice() {
    return $('main [role="status"] h1')
  },
  get continueOnSite() {
    return $(`a=${text(deepLinkMessages.openSite)}`)
  },
  get downloadApp() {
    return $('main').$(`a*=${text(layoutMessages.downloadApp)}`)
  },
}
