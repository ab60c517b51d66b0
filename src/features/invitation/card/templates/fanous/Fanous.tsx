import { FormattedMessage } from 'react-intl'
import '../../../../../assets/fonts/fanous.css'
import { Khatim } from '../../../../../ui/ornament/Khatim'
import { CONGRATULATION_LINE } from '../../arabicLines'
import { cardMessages } from '../../messages'
import { Ceremonies } from '../../parts/Ceremonies'
import { Countdown } from '../../parts/Countdown'
import { DateLine } from '../../parts/DateLine'
import { HallLine } from '../../parts/HallLine'
import { Names } from '../../parts/Names'
import { Venue } from '../../parts/Venue'
import type { TemplateProps } from '../../templates'
import { Curtains } from './Curtains'
import styles from './Fanous.module.css'
import { Lantern, type Glass } from './Lantern'
import { Sky } from './Sky'
import { Skyline } from './Skyline'

/** From the edge inwards on each side; only the first pair fits a phone. */
const HUNG: readonly Glass[] = ['amber', 'coral', 'turquoise', 'amber', 'coral', 'turquoise']

/** Template 3: lanterns over Cairo at night, with the congratulation line. */
export default function Fanous({ content, variant, initialNow, backdrop, actions }: TemplateProps) {
  return (
    <div className={styles.root}>
      <header className={styles.hero}>
        {backdrop}
        <Sky />
        <div className={styles.lanterns} aria-hidden="true">
          {HUNG.map((glass, place) => (
            <span key={place} className={styles.hung}>
              <Lantern glass={glass} className={styles.lantern} />
            </span>
          ))}
        </div>
        <div className={styles.wish}>
          <p className={styles.invite}>
            <FormattedMessage {...cardMessages.invite} />
          </p>
          <Names content={content} variant={variant} classes={styles} />
          <DateLine content={content} classes={styles} />
          <HallLine content={content} classes={styles} />
        </div>
        <Skyline className={styles.skyline} />
        {variant !== 'preview' && <Curtains />}
      </header>
      <div className={styles.sections}>
        <div className={styles.blessing}>
          <Khatim className={styles.star} filled />
          <p className={styles.congratulation} lang="ar" dir="rtl">
            {CONGRATULATION_LINE}
          </p>
          <Khatim className={styles.star} filled />
        </div>
        <Countdown content={content} variant={variant} initialNow={initialNow} classes={styles} />
        <Venue content={content} classes={styles} />
        <Ceremonies content={content} classes={styles} mark={<Lantern glass="amber" className={styles.mark} />} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
