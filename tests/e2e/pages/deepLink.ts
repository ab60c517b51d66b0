import { deepLinkMessages } from '@/i18n/messages/deepLink'
import { layoutMessages } from '@/i18n/messages/site'
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
