import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { memo, startTransition, useEffect, useId, useState } from 'react'
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
  const id = useId()
  const label = intl.formatMessage(searchGuestMessages.label)
  // Not Material UI's TextField: it imports Select, which is a fifth of the code of a list.
  return (
    <FormControl size="small" sx={{ gridColumn: '1 / -1' }}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        notched
        label={label}
        placeholder={intl.formatMessage(searchGuestMessages.hint)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // An empty field has the direction of the page, which its placeholder needs.
        inputProps={{ enterKeyHint: 'search', dir: text === '' ? undefined : 'auto' }}
      />
    </FormControl>
  )
})
