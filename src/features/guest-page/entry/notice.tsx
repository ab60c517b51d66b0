/** Mounts the notice about changes on a rendered invitation. Loaded only when there are changes to show. */
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { ChangesNotice } from '../open/changes/ChangesNotice'
import { loadGuestMessages } from '@/i18n/catalogues'
import { localeTags, type Locale } from '@/i18n/locales'
import { findNoticeHost, readNoticeData, UPDATE_EVENT } from './noticeHost'

function mountNotice(host: HTMLElement): void {
  const root = createRoot(host)
  const render = async () => {
    const locale = document.documentElement.lang as Locale
    const messages = await loadGuestMessages(locale)
    root.render(
      <IntlProvider locale={localeTags[locale]} messages={messages}>
        <ChangesNotice {...readNoticeData(host)} />
      </IntlProvider>,
    )
  }
  host.addEventListener(UPDATE_EVENT, () => void render())
  void render()
}

const host = findNoticeHost(document)
if (host) mountNotice(host)
