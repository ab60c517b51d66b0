import { deepLinkMessages } from '@/i18n/messages/deepLink'
import { layoutMessages } from '@/i18n/messages/site'
import { translate } from '../support/visit.ts'

/** The page of a short link. */
export const deepLinkPage = {
  get notice() {
    return $('main [role="status"] h1')
  },
  get continueOnSite() {
    return $(`a=${translate(deepLinkMessages.openSite)}`)
  },
  get downloadApp() {
    return $('main').$(`a*=${translate(layoutMessages.downloadApp)}`)
  },
}
