import { FormattedMessage, useIntl } from 'react-intl'
import { Band } from '@/ui/layout/Band'
import { EntryText } from '@/ui/layout/EntryText'
import { Khatim } from '@/ui/ornament/Khatim'
import { DEMO_ID } from './demo/WatchDemo'
import { localizeDigits } from '@shared/localizeDigits'
import { homeMessages } from '@/i18n/messages/home'
import styles from './Steps.module.css'

const steps = [
  { title: homeMessages.stepOne, text: homeMessages.stepOneText },
  { title: homeMessages.stepTwo, text: homeMessages.stepTwoText },
  { title: homeMessages.stepThree, text: homeMessages.stepThreeText },
]

/** How it works, in three steps (specification §2); 'Watch Demo' leads here without scripts. */
export function Steps() {
  const { locale } = useIntl()
  return (
    <Band background="white" id={DEMO_ID}>
      <h2 className={styles.title}>
        <FormattedMessage {...homeMessages.stepsTitle} />
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title.id} className={styles.step}>
            <div aria-hidden className={styles.star}>
              <Khatim />
              <span className={styles.number}>{localizeDigits(index + 1, locale)}</span>
            </div>
            <EntryText title={title} text={text} />
          </li>
        ))}
      </ol>
    </Band>
  )
}
