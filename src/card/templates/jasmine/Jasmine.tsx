import '@/assets/fonts/jasmine.css'
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
import { Envelope } from './Envelope'
import styles from './Jasmine.module.css'
import sections from './JasmineSections.module.css'
import { Sprig } from './Sprig'
import spray from '@/assets/ornaments/jasmine-spray.svg'
import { OrnamentPicture } from '@/ui/ornament/OrnamentPicture'

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

const classes = { ...shared, ...styles, ...sections }

/** Template 2: ivory paper, jasmine growing from the corners, names in a calligrapher's hand. */
export default function Jasmine({ content, variant, now, backdrop, greeting, call, actions }: TemplateProps) {
  return (
    <div className={styles.root}>
      <header className={styles.hero}>
        {backdrop}
        <div className={styles.sheet}>
          <div className={styles.garden} aria-hidden="true">
            {CORNERS.map((corner) => (
              <Spray key={corner} className={`${styles.spray} ${styles[corner]}`} />
            ))}
          </div>
          <div className={styles.letter}>
            <Invite content={content} classes={classes} greeting={greeting} />
            <Names content={content} variant={variant} classes={classes} />
            <Sprig className={styles.sprig} />
            <DateLine content={content} classes={classes} />
            <HallLine content={content} classes={classes} />
            {call}
          </div>
        </div>
        {variant !== 'preview' && <Envelope groom={content.groom} bride={content.bride} />}
      </header>
      <div className={sections.sections}>
        <Countdown content={content} variant={variant} now={now} classes={classes} />
        <Sprig className={styles.sprig} />
        <Venue content={content} classes={classes} />
        <Sprig className={styles.sprig} />
        <EveningNotes content={content} classes={classes} />
        <Ceremonies content={content} classes={classes} mark={<Sprig className={sections.bloom} single />} />
        {actions && <div className={`${classes.actions} ${classes.screenOnly}`}>{actions}</div>}
      </div>
    </div>
  )
}

/** A branch of jasmine growing out of a corner: decoration only. */
function Spray({ className }: { className?: string }) {
  return <OrnamentPicture className={className} src={spray} width={320} height={320} />
}
