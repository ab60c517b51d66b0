import { FormattedMessage } from 'react-intl'
import '@/assets/fonts/nile.css'
import { cardMessages } from '@/i18n/messages/guest'
import { Ceremonies } from '@/card/parts/Ceremonies'
import { Countdown } from '@/card/parts/Countdown'
import { DateLine } from '@/card/parts/DateLine'
import { HallLine } from '@/card/parts/HallLine'
import { Names } from '@/card/parts/Names'
import shared from '@/card/parts/parts.module.css'
import { Venue } from '@/card/parts/Venue'
import type { TemplateProps } from '@/card/templateProps'
import { Gatefold } from './Gatefold'
import styles from './Nile.module.css'
import sections from './NileSections.module.css'
import { River } from './River'

/** Template 4: sand and terracotta, a felucca under a low sun, a calm grid. */
export default function Nile({ content, variant, now, backdrop, greeting, call, actions }: TemplateProps) {
  return (
    <div className={styles.root}>
      <header className={styles.hero}>
        <div className={styles.view}>
          <River className={styles.river} />
          {backdrop}
        </div>
        <div className={styles.words}>
          <p className={styles.invite}>
            {greeting}
            <FormattedMessage {...cardMessages.invite} />
          </p>
          <Names content={content} variant={variant} classes={styles} />
          <div className={styles.facts}>
            <DateLine content={content} classes={styles} />
            <HallLine content={content} classes={styles} />
          </div>
          {call}
        </div>
        {variant !== 'preview' && <Gatefold groom={content.groom} bride={content.bride} />}
      </header>
      <div className={sections.sections}>
        <Countdown content={content} variant={variant} now={now} classes={sections} />
        <Venue content={content} classes={sections} />
        <Ceremonies content={content} classes={sections} />
        {actions && <div className={`${sections.actions} ${shared.screenOnly}`}>{actions}</div>}
      </div>
    </div>
  )
}
