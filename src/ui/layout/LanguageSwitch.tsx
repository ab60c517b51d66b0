import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider'
import { layoutMessages } from '@/i18n/messages/site'
import { getButtonClass } from '../button/buttonClass'
import styles from './LanguageSwitch.module.css'

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
    <a
      className={getButtonClass({ className: styles.switch })}
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      aria-label={intl.formatMessage(layoutMessages.switchLanguage)}
      onClick={handleClick}
    >
      <FormattedMessage {...layoutMessages.otherLanguage} />
    </a>
  )
}
