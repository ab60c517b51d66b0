import '@/assets/fonts/nile.css'
import { Ceremonies } from '@/card/parts/Ceremonies'
import { Countdown } from '@/card/parts/Countdown'
import { DateLine } from '@/card/parts/DateLine'
import { EveningNotes } from '@/card/parts/EveningNotes'
import { HallLine } from '@/card/parts/HallLine'
import { Invite } from '@/card/parts/Invite'
import { Names } from '@/card/parts/Names'
import shared from '@/card/parts/parts.module.css'
import { Venue } from '@/card/parts/Venue'
import type { TemplateProps } from '@/card/templateProps'
import { Gatefold } from './Gatefold'
import styles from './Nile.module.css'
import sections from './NileSections.module.css'
import { River } from './River'

const classes = { ...shared, ...styles, ...sections }

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
          <Invite content={content} classes={classes} greeting={greeting} />
          <Names content={content} variant={variant} classes={classes} />
          <div className={styles.facts}>
            <DateLine content={content} classes={classes} />
            <HallLine content={content} classes={classes} />
          </div>
          {call}
        </div>
        {variant !== 'preview' && <Gatefold groom={content.groom} bride={content.bride} />}
      </header>
      <div className={sections.sections}>
        <Countdown content={content} variant={variant} now={now} classes={classes} />
        <Venue content={content} classes={classes} />
        <EveningNotes content={content} classes={classes} />
        <Ceremonies content={content} classes={classes} />
        {actions && <div className={`${classes.actions} ${classes.screenOnly}`}>{actions}</div>}
      </div>
    </div>
  )
}
