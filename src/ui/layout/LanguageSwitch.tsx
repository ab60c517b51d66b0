import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider'
import { layoutMessages } from '@/i18n/messages/site'
import * as styles from './navBarStyles'

/** Changes the language. Before hydration it is a link to the page in that language. */
export function LanguageSwitch({ onFailure }: { onFailure: () => void }) {
  const intl = useIntl()
  const { locale, changeLocale } = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    changeLocale(other).catch(onFailure)
  }
  return (
    <Button
      component="a"
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      sx={styles.language}
      aria-label={intl.formatMessage(layoutMessages.switchLanguage)}
      onClick={handleClick}
    >
      <FormattedMessage {...layoutMessages.otherLanguage} />
    </Button>
  )
}
