import Button from '@mui/material/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '../../i18n/LocaleProvider'
import { layoutMessages } from './messages'
import * as styles from './navBarStyles'

/** Turns the page to the other language, named in that language. */
export function LanguageSwitch({ onFailure }: { onFailure: () => void }) {
  const intl = useIntl()
  const { locale, changeLocale } = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <Button
      sx={styles.language}
      lang={other}
      aria-label={intl.formatMessage(layoutMessages.switchLanguage)}
      onClick={() => void changeLocale(other).catch(onFailure)}
    >
      <FormattedMessage {...layoutMessages.otherLanguage} />
    </Button>
  )
}
