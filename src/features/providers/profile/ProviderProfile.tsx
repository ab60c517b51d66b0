import { useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { guessLanguage } from '@/lib/guessLanguage'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import text from '@/ui/text.module.css'
import { useDialogAddress } from '@/ui/useDialogAddress'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { getProviderName } from '../getProviderName'
import { ContactPanel } from './ContactPanel'
import { Gallery } from './Gallery'
import { OwnerBar } from './OwnerBar'
import { Packages } from './Packages'
import { ProfileFacts } from './ProfileFacts'
import { ProfileHero } from './ProfileHero'
import { ProfileServices } from './ProfileServices'
import styles from './ProviderProfile.module.css'

/** The hash of the photo viewer. */
const PHOTOS_HASH = '#photos'
const loadViewer = () => import(/* webpackChunkName: "photo-viewer" */ './PhotoViewer')

interface ProviderProfileProps {
  provider: OwnProvider
  /** Whether the owner looks at what waits for approval, without links that leave the preview. */
  isPreview?: boolean
  /** The button that asks the provider; absent for its owner. */
  ask?: ReactNode
}

/** A provider's page, as couples see it. */
export function ProviderProfile({ provider, isPreview = false, ask }: ProviderProfileProps) {
  const { photos, profile, serviceClasses } = provider
  const intl = useIntl()
  const { open, show, close } = useDialogAddress(PHOTOS_HASH)
  const { Component: PhotoViewer, failed, load } = useLazyComponent(loadViewer)
  const isOpen = open && photos.length > 0
  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])
  const [shownPhoto, setShownPhoto] = useState(0)
  const name = getProviderName(provider)
  const openPhoto = (index: number) => {
    setShownPhoto(index)
    show()
  }
  return (
    <>
      {/* Only the owner's response has the edit. */}
      {!isPreview && provider.edit !== undefined && <OwnerBar provider={provider} />}
      <ProfileHero provider={provider} ask={ask} onOpenPhoto={openPhoto} />
      {isOpen && failed && (
        <FailureNotice text={intl.formatMessage(providerProfileMessages.viewerFailed)} onRetry={() => void load()} />
      )}
      {photos.length > 1 && <Gallery name={name} photos={photos} onOpenPhoto={openPhoto} />}
      <div className={styles.body}>
        <div className={styles.column}>
          {profile?.about && <About about={profile.about} />}
          {profile && profile.packages.length > 0 && <Packages packages={profile.packages} />}
          <ProfileServices serviceClasses={serviceClasses} hasLinks={!isPreview} />
        </div>
        <div className={styles.column}>
          <ContactPanel provider={provider} ask={ask} />
          <ProfileFacts provider={provider} />
        </div>
      </div>
      {PhotoViewer && photos.length > 0 && (
        <PhotoViewer
          name={name}
          photos={photos}
          index={Math.min(shownPhoto, photos.length - 1)}
          open={isOpen}
          onMove={setShownPhoto}
          onClose={close}
        />
      )}
    </>
  )
}

/** What a provider says about itself, with its line breaks. */
const About = ({ about }: { about: string }) => (
  <section>
    <h2 className={text.h3}>
      <FormattedMessage {...providerProfileMessages.about} />
    </h2>
    <p className={styles.about} dir="auto" lang={guessLanguage(about)}>
      {about}
    </p>
  </section>
)
