import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { generatedGuestApi } from '@/api/guest'
import music from '@/assets/music/zaffa.mp3'
import { invitationPath, invitationPathIn, paths } from '@shared/routes'
import { GuestFrame } from '@/features/invitation/guest/GuestFrame'
import { OpenInvitation } from '@/features/invitation/guest/OpenInvitation'
import { useInvitationTitle } from '@/features/invitation/guest/invitationTexts'
import { loadGuestMessages } from '@/i18n/catalogues'
import { LocaleProvider, useLocale } from '@/i18n/LocaleProvider'
import { createGuestStore } from '@/store/createGuestStore'
import type { GuestPageState } from './state'
import { useFreshInvitation } from './useFreshInvitation'
import './guest.css'

interface Props {
  slug: string
  siteUrl: string
  now: number
}

function GuestPage({ slug, siteUrl, now }: Props) {
  const data = useFreshInvitation(slug)
  const { changeLocale } = useLocale()
  if (!data) return null
  const addressIn = (language: string) => invitationPathIn(slug, language)
  return (
    <GuestFrame
      homeUrl={paths.home}
      addressIn={addressIn}
      // When the messages cannot be loaded, the server may still have the page.
      onLanguageChange={(language) => void changeLocale(language).catch(() => location.assign(addressIn(language)))}
    >
      <DocumentTitle groom={data.groom} bride={data.bride} />
      <OpenInvitation invitation={data} shareUrl={siteUrl + invitationPath(slug)} musicUrl={music} initialNow={now} />
    </GuestFrame>
  )
}

/** Keeps the tab's title in the page's language. */
function DocumentTitle(couple: { groom: string; bride: string }) {
  const title = useInvitationTitle(couple)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** The guest page, the same tree on the server and in the browser that hydrates it. */
export function createGuestTree({ invitation, locale, messages, siteUrl, now }: GuestPageState) {
  const { slug } = invitation
  const store = createGuestStore()
  store.dispatch(
    generatedGuestApi.util.upsertQueryEntries([
      { endpointName: 'getInvitationBySlug', arg: { slug }, value: invitation },
    ]),
  )
  return (
    <Provider store={store}>
      <LocaleProvider initial={{ locale, messages }} loadMessages={loadGuestMessages}>
        <GuestPage slug={slug} siteUrl={siteUrl} now={now} />
      </LocaleProvider>
    </Provider>
  )
}
