import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { consoleMessages } from '@/i18n/messages/operator'
import { LinkButton } from '@/ui/button/LinkButton'
import { focusHeading } from './focusHeading'
import { PageLinks } from './PageLinks'
import { Panel } from './Panel'
import { QueryView, type ShownQuery } from './QueryView'
import { usePageNumber, usePageSearch } from './usePageNumber'

interface ItemPage<Item> {
  items: Item[]
  total: number
}

interface PagedListProps<Item> {
  query: ShownQuery<ItemPage<Item>>
  empty: MessageDescriptor
  children: (items: Item[]) => ReactNode
}

/** A page of a list, in all its states. */
export function PagedList<Item>({ query, empty, children }: PagedListProps<Item>) {
  const page = usePageNumber()
  const getSearch = usePageSearch()
  const shownPage = useRef(page)
  useEffect(() => {
    // The link to the page is replaced with the list.
    if (shownPage.current !== page) focusHeading()
    shownPage.current = page
  }, [page])
  return (
    <QueryView query={query}>
      {({ items, total }) => {
        if (total === 0) return <EmptyList text={empty} />
        if (items.length === 0)
          return (
            <EmptyList text={consoleMessages.emptyPage}>
              <LinkButton variant="outlined" to={{ search: getSearch(1) }}>
                <FormattedMessage {...consoleMessages.firstPage} />
              </LinkButton>
            </EmptyList>
          )
        return (
          <>
            {children(items)}
            <PageLinks page={page} total={total} />
          </>
        )
      }}
    </QueryView>
  )
}

/** Instead of an empty list. */
export const EmptyList = ({ text, children }: { text: MessageDescriptor; children?: ReactNode }) => (
  <Panel sx={{ textAlign: 'center', paddingBlock: 5 }}>
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...text} />
    </Typography>
    {children}
  </Panel>
)
