import type { Glass } from '@shared/drawings/lantern'
import { SKYLINE_HEIGHT, SKYLINE_WIDTH, skyline } from '@shared/drawings/skyline'
import '@/assets/fonts/fanous.css'
import { CoverDrawing } from '@/ui/ornament/CoverDrawing'
import { Khatim } from '@/ui/ornament/Khatim'
import { Shapes } from '@/ui/ornament/Shapes'
import { CONGRATULATION_LINE } from '@shared/arabicLines'
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
import { Curtains } from './Curtains'
import styles from './Fanous.module.css'
import sections from './FanousSections.module.css'
import { Lantern } from './Lantern'
import { Sky } from './Sky'

/** From the edge inwards on each side; only the first pair fits a phone. */
const HUNG: readonly Glass[] = ['amber', 'coral', 'turquoise', 'amber', 'coral', 'turquoise']

const classes = { ...shared, ...styles, ...sections }

/** Template 3: lanterns over Cairo at night, with the congratulation line. */
export default function Fanous({ content, variant, now, backdrop, greeting, call, actions }: TemplateProps) {
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
          <Invite content={content} classes={classes} greeting={greeting} />
          <Names content={content} variant={variant} classes={classes} />
          <DateLine content={content} classes={classes} />
          <HallLine content={content} classes={classes} />
          {call}
        </div>
        <Skyline className={styles.skyline} />
        {variant !== 'preview' && <Curtains />}
      </header>
      <div className={sections.sections}>
        <div className={sections.blessing}>
          <Khatim className={sections.star} filled />
          <p className={sections.congratulation} lang="ar" dir="rtl">
            {CONGRATULATION_LINE}
          </p>
          <Khatim className={sections.star} filled />
        </div>
        <Countdown content={content} variant={variant} now={now} classes={classes} />
        <Venue content={content} classes={classes} />
        <EveningNotes content={content} classes={classes} />
        <Ceremonies content={content} classes={classes} mark={<Lantern glass="amber" className={sections.mark} />} />
        {actions && <div className={`${classes.actions} ${classes.screenOnly}`}>{actions}</div>}
      </div>
    </div>
  )
}

/** Cairo at night, standing on the lower edge of its box: decoration only. */
function Skyline({ className }: { className?: string }) {
  return (
    <CoverDrawing className={className} width={SKYLINE_WIDTH} height={SKYLINE_HEIGHT} align="xMidYMax">
      <Shapes of={skyline} />
    </CoverDrawing>
  )
}
