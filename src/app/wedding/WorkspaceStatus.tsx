import { useEffect, useMemo, useState } from 'react'
import { ConnectionStatus } from '@/features/offline/ConnectionStatus'
import { useLocale } from '@/i18n/LocaleProvider'
import { startOffline } from '@/lib/offline/startOffline'
import { useAppDispatch } from '@/store/hooks'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { createLocalizedComponent, loadThemed } from '../localizedComponent'
import { UnsentDialogContext } from './UnsentDialogContext'
import { UpdateNotice } from './UpdateNotice'

const { preload } = createLocalizedComponent(
  loadThemed(() => import(/* webpackChunkName: "unsent-changes" */ './UnsentChanges')),
  ['offline', 'guests', 'weddings'],
)
const dialogs = { ar: () => preload('ar'), en: () => preload('en') }

/** What stands above the pages of a wedding: a new release, and what waits for a connection. Runs the work without one. */
export function WorkspaceStatus() {
  const dispatch = useAppDispatch()
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { Component: Dialog, load } = useLazyComponent(dialogs[locale])
  useEffect(() => dispatch(startOffline()), [dispatch])
  const open = () => {
    setOpen(true)
    void load()
  }
  const context = useMemo(() => ({ onClose: () => setOpen(false) }), [])
  return (
    <>
      <UpdateNotice />
      <ConnectionStatus onOpen={open} />
      {isOpen && Dialog && (
        <UnsentDialogContext value={context}>
          <Dialog />
        </UnsentDialogContext>
      )}
    </>
  )
}
