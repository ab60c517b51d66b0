import SearchIcon from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiTextField from '@mui/material/TextField'
import { useEffect, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ServiceCategory } from '@/api'
import { SEARCH_MAX_CHARACTERS } from '@/config/limits'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { categories } from '../categories/categories'
import { directoryMessages } from '@/i18n/messages/providers'
import type { DirectoryFilter, DirectorySearch } from './search'

type Filters = Pick<DirectorySearch, DirectoryFilter>

const bar = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '5fr 4fr 4fr auto' },
  alignItems: 'center',
  padding: { xs: 2, md: 2.5 },
  backgroundColor: palette.surface,
  border: `1px solid ${palette.line}`,
  borderRadius: '20px',
} as const

/**
 * The search form. The browser can submit it natively (GET), so it works without scripts. A category applies at once,
 * typed text on submit.
 */
export function SearchForm({ search, onSearch }: { search: Filters; onSearch: (filters: Filters) => void }) {
  const intl = useIntl()
  const { q, category, area } = search
  const [formValues, setFormValues] = useState<Filters>({ q, category, area })
  // The fields follow the URL: 'back', a filter chip, a link.
  useEffect(() => setFormValues({ q, category, area }), [q, category, area])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(formValues)
  }
  const chooseCategory = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const changedValues = { ...formValues, category: target.value as ServiceCategory | '' }
    setFormValues(changedValues)
    onSearch(changedValues)
  }
  const renderTextField = (name: 'q' | 'area') => (
    <MuiTextField
      name={name}
      id={`directory-${name}`}
      label={intl.formatMessage(directoryMessages[name])}
      value={formValues[name]}
      onChange={({ target }) => setFormValues({ ...formValues, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS, enterKeyHint: 'search', dir: 'auto' } }}
    />
  )
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={paths.directory}
      aria-label={intl.formatMessage(directoryMessages.searchLabel)}
      onSubmit={submit}
      sx={bar}
    >
      {renderTextField('q')}
      <MuiTextField
        select
        name="category"
        id="directory-category"
        label={intl.formatMessage(directoryMessages.category)}
        value={formValues.category}
        onChange={chooseCategory}
        slotProps={{ select: { native: true } }}
      >
        <option value="">{intl.formatMessage(directoryMessages.anyCategory)}</option>
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {intl.formatMessage(label)}
          </option>
        ))}
      </MuiTextField>
      {renderTextField('area')}
      <Button type="submit" variant="contained" size="large" startIcon={<SearchIcon />}>
        <FormattedMessage {...directoryMessages.search} />
      </Button>
    </Box>
  )
}
