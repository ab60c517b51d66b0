import '@/assets/fonts/mashrabiya.css'
import { Divider } from '@/ui/ornament/Divider'
import { Khatim } from '@/ui/ornament/Khatim'
import { Lattice } from '@/ui/ornament/Lattice'
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
import { Arch } from './Arch'
import { Doors } from './Doors'
import styles from './Mashrabiya.module.css'
import sections from './MashrabiyaSections.module.css'

const classes = { ...shared, ...styles, ...sections }

/** Template 1: emerald night, a gold lattice arch whose leaves open to the names. */
export default function Mashrabiya({ content, variant, now, backdrop, greeting, call, actions }: TemplateProps) {
  return (
    <div className={styles.root}>
      <header className={styles.hero}>
        {backdrop}
        <Lattice className={styles.screen} cell={84} strap={1.4} />
        <div className={styles.niche} data-side="start">
          <Arch lattice />
        </div>
        <div className={styles.niche} data-side="end">
          <Arch lattice />
        </div>
        <div className={styles.gateway}>
          <Arch />
          <div className={styles.inscription}>
            <Khatim className={styles.keystone} filled />
            <Invite content={content} classes={classes} greeting={greeting} />
            <Names content={content} variant={variant} classes={classes} />
            <Divider className={styles.divider} />
            <DateLine content={content} classes={classes} />
            <HallLine content={content} classes={classes} />
            {call}
          </div>
          {variant !== 'preview' && <Doors groom={content.groom} bride={content.bride} />}
        </div>
      </header>
      <div className={sections.sections}>
        <Countdown
          content={content}
          variant={variant}
          now={now}
          classes={classes}
          frame={<Khatim className={sections.star} />}
        />
        <Venue content={content} classes={classes} />
        <EveningNotes content={content} classes={classes} />
        <Ceremonies content={content} classes={classes} mark={<Arch />} />
        {actions && <div className={`${classes.actions} ${classes.screenOnly}`}>{actions}</div>}
      </div>
      <div className={sections.frieze} aria-hidden="true">
        <Lattice cell={56} strap={1.4} />
      </div>
    </div>
  )
}
