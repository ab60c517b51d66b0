import TextField from '@mui/material/TextField'
import { memo, startTransition, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { searchGuestMessages } from '@/i18n/messages/guests'

/** The list follows when no key was pressed for this time. */
const SEARCH_DELAY_MS = 80

interface SearchFieldProps {
  initialText?: string
  onSearch: (text: string) => void
}

/** The text to search for. Each key is shown at once, and the list follows later, so that typing never waits for it. */
export const SearchField = memo(function SearchField({ initialText = '', onSearch }: SearchFieldProps) {
  const intl = useIntl()
  const [text, setText] = useState(initialText)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => onSearch(text)), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <TextField
      type="search"
      size="small"
      label={intl.formatMessage(searchGuestMessages.label)}
      placeholder={intl.formatMessage(searchGuestMessages.hint)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{
        inputLabel: { shrink: true },
        // An empty field has the direction of the page, which its placeholder needs.
        htmlInput: { enterKeyHint: 'search', dir: text === '' ? undefined : 'auto' },
      }}
    />
  )
})
