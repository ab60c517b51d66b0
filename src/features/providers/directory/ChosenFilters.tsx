import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { findCategory } from '../categories/categories'
import { directoryMessages } from '@/i18n/messages/providers'
import { getDirectoryUrl, type DirectoryFilter, type DirectorySearch } from './search'

const chip = {
  borderRadius: '22px',
  border: `1px solid ${palette.henna}`,
  backgroundColor: palette.hennaWash,
  paddingInline: 2,
} as const

/** The active filters, each a link to the same search without it. */
export function ChosenFilters({ search }: { search: DirectorySearch }) {
  const intl = useIntl()
  const category = findCategory(search.category)
  const filters: Array<{ filter: DirectoryFilter; words: string }> = [
    { filter: 'q', words: search.q },
    { filter: 'category', words: category ? intl.formatMessage(category.label) : '' },
    { filter: 'area', words: search.area },
  ]
  const activeFilters = filters.filter(({ words }) => words !== '')
  if (activeFilters.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(directoryMessages.filters)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 2 }}
    >
      {activeFilters.map(({ filter, words }) => (
        <li key={filter}>
          <Button
            component={Link}
            to={getDirectoryUrl({ ...search, [filter]: '', page: 1 })}
            aria-label={intl.formatMessage(directoryMessages.removeFilter, { filter: words })}
            endIcon={<CloseIcon />}
            sx={chip}
          >
            <bdi>{words}</bdi>
          </Button>
        </li>
      ))}
      {activeFilters.length > 1 && (
        <li>
          <Button component={Link} to={paths.directory}>
            <FormattedMessage {...directoryMessages.clear} />
          </Button>
        </li>
      )}
    </Box>
  )
}
