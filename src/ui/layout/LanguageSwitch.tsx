import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getOtherLanguage } from '@shared/languages'
import { useLocale } from '@/i18n/LocaleProvider'
import { layoutMessages } from '@/i18n/messages/site'
import { getButtonClass } from '../button/buttonClass'
import styles from './LanguageSwitch.module.css'

/** Share of the window's height above what is being read. */
const READING_LINE = 1 / 3

/**
 * Remembers what is being read.
 * @returns scrolls it back to its place: its texts have another height in the other language, and not every browser follows that by itself
 */
function rememberPlace(): () => void {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight * READING_LINE)
  const getTop = () => element?.getBoundingClientRect().top ?? 0
  const top = getTop()
  return () => {
    if (element?.isConnected) scrollBy({ top: getTop() - top, behavior: 'instant' })
  }
}

/** Changes the language, and keeps the place on the page. Before hydration it is a link to the page in that language. */
export function LanguageSwitch({ onFailure }: { onFailure: () => void }) {
  const intl = useIntl()
  const { locale, changeLocale } = useLocale()
  const other = getOtherLanguage(locale)
  const restorePlace = useRef<() => void>(undefined)
  useLayoutEffect(() => restorePlace.current?.(), [locale])
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    changeLocale(other, () => (restorePlace.current = rememberPlace())).catch(onFailure)
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
