import { memo, startTransition, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { searchGuestMessages } from '@/i18n/messages/guests'
import styles from './SearchField.module.css'

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
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {intl.formatMessage(searchGuestMessages.label)}
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        enterKeyHint="search"
        placeholder={intl.formatMessage(searchGuestMessages.hint)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // An empty field has the direction of the page, which its placeholder needs.
        dir={text === '' ? undefined : 'auto'}
      />
    </div>
  )
})
