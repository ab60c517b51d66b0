import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { isBadAddress, useGetInvitationBySlugQuery } from '@/api'
import music from '@/assets/music/zaffa.mp3'
import { invitationPath, invitationPathIn, openViewsPath, paths } from '@shared/routes'
import { useSiteUrl } from '@/config/useSiteUrl'
import { GuestFrame } from './GuestFrame'
import { GuestInvitation } from './GuestInvitation'
import { guestMessages } from '@/i18n/messages/guest'
import { useInvitationTitle } from './invitationTexts'
import { readLocaleChoice } from '@/i18n/localeChoice'
import { useLocale } from '@/i18n/LocaleProvider'
import { reportView } from '@/lib/reportView'

/**
 * The public invitation inside the application (specification §2), for hosts without server rendering and when the
 * server cannot render. A guest who has not chosen a language reads it in the invitation's.
 */
export function PublicInvitation({ slug }: { slug: string }) {
  const siteUrl = useSiteUrl()
  const { changeLocale } = useLocale()
  const settled = useInvitationLanguage(slug)
  useViewReport(slug)
  return (
    <GuestFrame
      homeUrl={paths.home}
      addressIn={(language) => invitationPathIn(slug, language)}
      onLanguageChange={(language) => void changeLocale(language).catch(() => undefined)}
    >
      <InvitationTitle slug={slug} />
      <GuestInvitation
        slug={slug}
        settled={settled}
        shareUrl={siteUrl + invitationPath(slug)}
        homeUrl={paths.home}
        musicUrl={music}
      />
    </GuestFrame>
  )
}

/** Counts the view, as the guest page of the server does: guests who follow a short link come here without it. */
function useViewReport(slug: string): void {
  const { isSuccess } = useGetInvitationBySlugQuery({ slug }, { skip: slug === '' })
  useEffect(() => (isSuccess ? reportView(openViewsPath(slug)) : undefined), [isSuccess, slug])
}

/** The title: the couple, the not-found text, or the site's name while loading. */
function InvitationTitle({ slug }: { slug: string }) {
  const { formatMessage } = useIntl()
  const { data, error } = useGetInvitationBySlugQuery({ slug }, { skip: slug === '' })
  const wedding = useInvitationTitle(data ?? { groom: '', bride: '' })
  const notFound = slug === '' || isBadAddress(error)
  return <title>{data ? wedding : formatMessage(notFound ? guestMessages.notFound : guestMessages.siteName)}</title>
}

/**
 * Changes to the invitation's language unless the guest has chosen one.
 * @returns whether the language is decided
 */
function useInvitationLanguage(slug: string): boolean {
  const { locale, adoptLocale } = useLocale()
  const { data } = useGetInvitationBySlugQuery({ slug }, { skip: slug === '' })
  const [settled, setSettled] = useState(false)
  const invitationLanguage = data?.language

  useEffect(() => {
    if (!invitationLanguage || settled) return
    const hasChosen = readLocaleChoice() !== null || new URLSearchParams(location.search).has('lang')
    const chooseLanguage = async () => {
      if (!hasChosen && invitationLanguage !== locale) await adoptLocale(invitationLanguage).catch(() => undefined)
      setSettled(true)
    }
    void chooseLanguage()
  }, [invitationLanguage, settled, locale, adoptLocale])
  return settled
}
