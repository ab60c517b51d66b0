import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import button from '@/ui/button/Button.module.css'
import { LinkButton } from '@/ui/button/LinkButton'
import { PlayIcon } from '@/ui/icons/siteIcons'
import { useDialogAddress } from '@/ui/useDialogAddress'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { homeMessages } from '@/i18n/messages/home'
import styles from './WatchDemo.module.css'

/** The demo's hash; without scripts it leads to the three steps. */
export const DEMO_ID = 'demo'

const loadDemo = () => import(/* webpackChunkName: "home-demo" */ './DemoDialog')

/** 'Watch Demo' (specification §2): `#demo` opens the demo; Escape and 'back' close it. */
export function WatchDemo({ templates }: { templates: readonly string[] }) {
  const { search, key } = useLocation()
  const { open, close } = useDialogAddress(`#${DEMO_ID}`)
  const { Component, failed, load } = useLazyComponent(loadDemo)

  // Each press has a new location key: it loads again after a failure.
  useEffect(() => {
    if (open) void load()
  }, [open, key, load])

  return (
    <>
      <LinkButton to={{ search, hash: DEMO_ID }} state={{ openedHere: true }} replace={open} size="large">
        <span className={button.icon}>
          <PlayIcon />
        </span>
        <FormattedMessage {...homeMessages.watchDemo} />
      </LinkButton>
      {Component && <Component open={open} templates={templates} onClose={close} />}
      {failed && open && (
        <p role="alert" className={styles.failure}>
          <FormattedMessage {...homeMessages.demoFailed} />
        </p>
      )}
    </>
  )
}
