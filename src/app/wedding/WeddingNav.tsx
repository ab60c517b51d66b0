import { useEffect, useLayoutEffect } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { dashboardPath, weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useListWeddingsQuery } from '@/api/weddings'
import { newChangesMessages, weddingNavMessages } from '@/i18n/messages/weddings'
import { writeLastWedding } from '@/lib/lastWedding'
import { UnreadCount } from '../UnreadCount'
import { findWeddingId, findWeddingPage, type WeddingPage, type WeddingPageName } from './findWeddingPage'
import { getSpaceClass } from './getSpaceClass'
import { tabIcons } from './tabIcons'
import styles from './WeddingNav.module.css'
import { WorkspaceStatus } from './WorkspaceStatus'
import { useRestoredScroll } from './useRestoredScroll'
import tabStyles from './WeddingTabs.module.css'

interface Tab {
  label: MessageDescriptor
  icon: string
  /** The page that it opens, and the others to which that leads. */
  pages: readonly [WeddingPageName, ...WeddingPageName[]]
}

const TABS: readonly Tab[] = [
  {
    label: weddingNavMessages.wedding,
    icon: tabIcons.wedding,
    pages: ['dashboard', 'events', 'members'],
  },
  {
    label: weddingNavMessages.invitation,
    icon: tabIcons.invitation,
    pages: ['invitation'],
  },
  {
    label: weddingNavMessages.guests,
    icon: tabIcons.guests,
    pages: ['guests', 'guestImport', 'guestPrint', 'activity'],
  },
  {
    label: weddingNavMessages.send,
    icon: tabIcons.send,
    pages: ['desk', 'cards'],
  },
  {
    label: weddingNavMessages.replies,
    icon: tabIcons.replies,
    pages: ['replies'],
  },
]

const getPath = (page: WeddingPageName, weddingId: string): string =>
  page === 'dashboard' ? dashboardPath(weddingId) : weddingPath(page, weddingId)

/** Keeps the end of the page, and what is fixed there, above the bar of a phone (`--bottom-bar` in base.css). */
function useBottomBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const { dataset } = document.documentElement
    dataset.bottomBar = ''
    return () => void delete dataset.bottomBar
  }, [isShown])
}

/** @returns the wedding that the page shows; its id is known before, and where the weddings cannot be loaded */
function useShownWedding() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { data, isError } = useListWeddingsQuery()
  const shown = findWeddingPage(pathname)
  const weddingId = findWeddingId(pathname, search)
  // The dashboard of an unknown wedding shows the first one; another page says that there is no such wedding.
  const wedding =
    data?.items.find(({ id }) => id === weddingId) ?? (shown?.page === 'dashboard' ? data?.items[0] : undefined)
  // Which tabs there are depends on the role. When it cannot be loaded, each page says what it has.
  const id = data || !isError ? wedding?.id : (weddingId ?? undefined)
  const lastId = wedding?.id === weddingId ? weddingId : null
  useEffect(() => {
    if (lastId !== null) writeLastWedding(lastId)
  }, [lastId])
  return { shown, wedding, id, isLoaded: data !== undefined }
}

/** The name of the wedding with the tabs of its pages, below what the device says; on a phone, the tabs are a bar at the bottom of the window. */
export default function WeddingNav() {
  const { shown, wedding, id, isLoaded } = useShownWedding()
  return (
    <>
      <WorkspaceStatus wedding={wedding} />
      {shown && <Tabs shown={shown} wedding={wedding} id={id} isLoaded={isLoaded} />}
    </>
  )
}

type TabsProps = ReturnType<typeof useShownWedding> & { shown: WeddingPage }

function Tabs({ shown, wedding, id, isLoaded }: TabsProps) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const isDashboard = shown.page === 'dashboard'
  const tabs = wedding ? TABS.filter(({ pages: [page] }) => getWeddingRights(wedding).pages.includes(page)) : TABS
  useRestoredScroll()
  useBottomBar(id !== undefined)

  if (id === undefined) return isLoaded ? null : <div className={getSpaceClass(pathname)} />
  return (
    <div className={`${styles.frame} ${tabStyles.above}`}>
      {/* The dashboard has it as its title. */}
      <p className={isDashboard ? `${styles.name} ${styles.repeated}` : styles.name}>
        <bdi>{wedding?.title}</bdi>
      </p>
      <nav className={styles.nav} aria-label={intl.formatMessage(weddingNavMessages.label)}>
        <ul className={styles.tabs}>
          {tabs.map(({ label, icon, pages }) => (
            <li key={label.id} className={styles.item}>
              <Link
                className={styles.tab}
                to={getPath(pages[0], id)}
                aria-current={shown.page === pages[0] ? 'page' : pages.includes(shown.page) ? 'true' : undefined}
              >
                <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
                  <path d={icon} />
                </svg>
                <FormattedMessage {...label} />
                {pages[0] === 'guests' && (
                  <UnreadCount
                    count={wedding?.unseenChanges ?? 0}
                    message={newChangesMessages.count}
                    className={styles.badge}
                  />
                )}
                {pages[0] === 'replies' && <UnreadCount count={wedding?.unreadReplies ?? 0} className={styles.badge} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
