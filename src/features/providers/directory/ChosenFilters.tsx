import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { directoryMessages } from '@/i18n/messages/directory'
import type { DirectorySearch } from './search'
import { useChosenFilters } from './useChosenFilters'

const chip = {
  borderRadius: '22px',
  border: `1px solid ${palette.henna}`,
  backgroundColor: palette.hennaWash,
  paddingInline: 2,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const

/** The active filters, each a link to the same search without it. */
export function ChosenFilters({ search }: { search: DirectorySearch }) {
  const intl = useIntl()
  const filters = useChosenFilters(search)
  if (filters.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(directoryMessages.filters)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 2 }}
    >
      {filters.map(({ words, url }) => (
        <li key={words}>
          <Button
            component={Link}
            to={url}
            aria-label={intl.formatMessage(directoryMessages.removeFilter, { filter: words })}
            endIcon={<CloseIcon />}
            sx={chip}
          >
            <bdi>{words}</bdi>
          </Button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button component={Link} to={paths.directory}>
            <FormattedMessage {...directoryMessages.clear} />
          </Button>
        </li>
      )}
    </Box>
  )
}
