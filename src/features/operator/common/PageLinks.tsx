import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { consoleMessages } from '@/i18n/messages/operator'
import { LinkButton } from '@/ui/button/LinkButton'
import { PAGE_SIZE, usePageSearch } from './usePageNumber'

/** Links to the neighbouring pages of a list, and how many entries it has. */
export function PageLinks({ page, total }: { page: number; total: number }) {
  const intl = useIntl()
  const getSearch = usePageSearch()
  const pages = Math.ceil(total / PAGE_SIZE)
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(consoleMessages.pages)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlockStart: 2 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 'auto' }}>
        <FormattedMessage {...consoleMessages.total} values={{ count: total }} />
      </Typography>
      {page > 1 && (
        <LinkButton variant="outlined" to={{ search: getSearch(page - 1) }}>
          <FormattedMessage {...consoleMessages.previousPage} />
        </LinkButton>
      )}
      {pages > 1 && (
        <Typography variant="body2">
          <FormattedMessage {...consoleMessages.pageOf} values={{ page, pages }} />
        </Typography>
      )}
      {page < pages && (
        <LinkButton variant="outlined" to={{ search: getSearch(page + 1) }}>
          <FormattedMessage {...consoleMessages.nextPage} />
        </LinkButton>
      )}
    </Box>
  )
}
