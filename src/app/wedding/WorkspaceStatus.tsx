import { useEffect, useMemo, useRef, useState } from 'react'
import type { Wedding } from '@/api/weddings'
import { ConnectionStatus } from '@/features/offline/ConnectionStatus'
import { UpdateNotice } from '@/features/offline/UpdateNotice'
import { useLocale } from '@/i18n/LocaleProvider'
import { prefetchWedding } from '@/lib/offline/prefetchWedding'
import { startOffline } from '@/lib/offline/startOffline'
import { useAppDispatch } from '@/store/hooks'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { createLocalizedComponent, loadThemed } from '../localizedComponent'
import { UnsentDialogContext } from './UnsentDialogContext'

const { preload } = createLocalizedComponent(
  loadThemed(() => import(/* webpackChunkName: "unsent-changes" */ './UnsentChanges')),
  ['offline', 'guests', 'weddings'],
)
const dialogs = { ar: () => preload('ar'), en: () => preload('en') }

/** After this time on a page of a wedding, its other pages are loaded for later, in ms. */
const PREFETCH_MS = 4000

/** Loads the other pages of a wedding once a document, for when there is no connection. */
function usePrefetch(wedding: Wedding | undefined): void {
  const dispatch = useAppDispatch()
  const prefetched = useRef(new Set<string>())
  useEffect(() => {
    if (!wedding || prefetched.current.has(wedding.id)) return undefined
    const timer = setTimeout(() => {
      prefetched.current.add(wedding.id)
      void dispatch(prefetchWedding(wedding))
    }, PREFETCH_MS)
    return () => clearTimeout(timer)
  }, [wedding, dispatch])
}

/** What stands above the pages of a wedding: a new release, and what waits for a connection. Runs the work without one. */
export function WorkspaceStatus({ wedding }: { wedding: Wedding | undefined }) {
  const dispatch = useAppDispatch()
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { Component: Dialog, load } = useLazyComponent(dialogs[locale])
  useEffect(() => dispatch(startOffline()), [dispatch])
  usePrefetch(wedding)
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
