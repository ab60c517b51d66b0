import { useLayoutEffect } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { dashboardPath, WEDDING_PARAMETER, weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useListWeddingsQuery } from '@/api/weddings'
import { newChangesMessages, weddingNavMessages } from '@/i18n/messages/weddings'
import { UnreadCount } from '../UnreadCount'
import { findWeddingPage, type WeddingPage, type WeddingPageName } from './findWeddingPage'
import { getSpaceClass } from './getSpaceClass'
import styles from './WeddingNav.module.css'
import { WorkspaceStatus } from './WorkspaceStatus'
import { useRestoredScroll } from './useRestoredScroll'
import tabStyles from './WeddingTabs.module.css'

interface Tab {
  label: MessageDescriptor
  /** An outlined Material icon, as a plain path: the tabs need no theme. */
  icon: string
  /** The page that it opens, and the others to which that leads. */
  pages: readonly [WeddingPageName, ...WeddingPageName[]]
}

const TABS: readonly Tab[] = [
  {
    label: weddingNavMessages.wedding,
    icon: 'M16.5 3c-1.74 0-3.41.81-4.5 2.09C10.91 3.81 9.24 3 7.5 3 4.42 3 2 5.42 2 8.5c0 3.78 3.4 6.86 8.55 11.54L12 21.35l1.45-1.32C18.6 15.36 22 12.28 22 8.5 22 5.42 19.58 3 16.5 3m-4.4 15.55-.1.1-.1-.1C7.14 14.24 4 11.39 4 8.5 4 6.5 5.5 5 7.5 5c1.54 0 3.04.99 3.57 2.36h1.87C13.46 5.99 14.96 5 16.5 5c2 0 3.5 1.5 3.5 3.5 0 2.89-3.14 5.74-7.9 10.05',
    pages: ['dashboard', 'events', 'members'],
  },
  {
    label: weddingNavMessages.invitation,
    icon: 'M20 4H4c-1.1 0-1.99.9-1.99 2L2 18c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 14H4V8l8 5 8-5zm-8-7L4 6h16z',
    pages: ['invitation'],
  },
  {
    label: weddingNavMessages.guests,
    icon: 'M9 13.75c-2.34 0-7 1.17-7 3.5V19h14v-1.75c0-2.33-4.66-3.5-7-3.5M4.34 17c.84-.58 2.87-1.25 4.66-1.25s3.82.67 4.66 1.25zM9 12c1.93 0 3.5-1.57 3.5-3.5S10.93 5 9 5 5.5 6.57 5.5 8.5 7.07 12 9 12m0-5c.83 0 1.5.67 1.5 1.5S9.83 10 9 10s-1.5-.67-1.5-1.5S8.17 7 9 7m7.04 6.81c1.16.84 1.96 1.96 1.96 3.44V19h4v-1.75c0-2.02-3.5-3.17-5.96-3.44M15 12c1.93 0 3.5-1.57 3.5-3.5S16.93 5 15 5c-.54 0-1.04.13-1.5.35.63.89 1 1.98 1 3.15s-.37 2.26-1 3.15c.46.22.96.35 1.5.35',
    pages: ['guests', 'guestImport', 'guestPrint', 'activity'],
  },
  {
    label: weddingNavMessages.send,
    icon: 'm4.01 6.03 7.51 3.22-7.52-1zm7.5 8.72L4 17.97v-2.22zM2.01 3 2 10l15 2-15 2 .01 7L23 12z',
    pages: ['desk', 'cards'],
  },
  {
    label: weddingNavMessages.replies,
    icon: 'M15 4v7H5.17L4 12.17V4zm1-2H3c-.55 0-1 .45-1 1v14l4-4h10c.55 0 1-.45 1-1V3c0-.55-.45-1-1-1m5 4h-2v9H6v2c0 .55.45 1 1 1h11l4 4V7c0-.55-.45-1-1-1',
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
  const weddingId = shown?.weddingId ?? search.get(WEDDING_PARAMETER)
  // The dashboard of an unknown wedding shows the first one; another page says that there is no such wedding.
  const wedding =
    data?.items.find(({ id }) => id === weddingId) ?? (shown?.page === 'dashboard' ? data?.items[0] : undefined)
  // Which tabs there are depends on the role. When it cannot be loaded, each page says what it has.
  const id = data || !isError ? wedding?.id : (weddingId ?? undefined)
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
