import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { palette } from '@/theme/tokens'
import { directoryMessages } from '@/i18n/messages/directory'
import { getDirectoryUrl, type DirectorySearch } from './search'

const look = {
  marginBlockStart: 5,
  '& ul': { justifyContent: 'center', gap: 0.5 },
  '& .MuiPaginationItem-root': { minInlineSize: 44, blockSize: 44, margin: 0, fontSize: '1rem', color: palette.ink },
  '& .MuiPaginationItem-page.Mui-selected': {
    backgroundColor: palette.henna,
    color: '#FFFFFF',
    '&:hover': { backgroundColor: palette.hennaDark },
  },
} as const

/** Pagination as links, so that each page can be opened and shared. */
export function DirectoryPages({ search, pages }: { search: DirectorySearch; pages: number }) {
  const intl = useIntl()
  if (pages <= 1) return null
  const getLabel = (type: string, page: number | null, selected: boolean): string => {
    if (type === 'previous' || type === 'next') return intl.formatMessage(directoryMessages[type])
    return intl.formatMessage(selected ? directoryMessages.currentPage : directoryMessages.page, { page: page ?? 1 })
  }
  return (
    <Pagination
      count={pages}
      page={search.page}
      shape="rounded"
      aria-label={intl.formatMessage(directoryMessages.pages)}
      getItemAriaLabel={getLabel}
      sx={look}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          page={item.type === 'page' ? intl.formatNumber(item.page ?? 1) : item.page}
          component={Link}
          to={getDirectoryUrl({ ...search, page: item.page ?? 1 })}
        />
      )}
    />
  )
}
