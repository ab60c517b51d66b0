import { FormattedDate, FormattedMessage } from 'react-intl'
import { Khatim } from '@/ui/ornament/Khatim'
import { Lattice } from '@/ui/ornament/Lattice'
import { demoMessages } from '@/i18n/messages/home'
import styles from './scenes.module.css'

/** What the phone of the walk-through shows; each is played by its style sheet and ends as it should be seen without motion. */
interface SceneProps {
  templates: readonly string[]
}

/** A day in the walk-through. */
const DAY = '2027-10-15'

const typed = [
  { key: 'bride', content: <FormattedMessage {...demoMessages.bride} /> },
  { key: 'groom', content: <FormattedMessage {...demoMessages.groom} /> },
  { key: 'day', content: <FormattedDate value={DAY} timeZone="UTC" day="numeric" month="long" year="numeric" /> },
  { key: 'hall', content: <FormattedMessage {...demoMessages.hall} /> },
]

/** A form that fills itself in. */
export function WriteScene() {
  return (
    <div className={styles.write}>
      <div className={styles.sign}>
        <Khatim filled />
      </div>
      {typed.map(({ key, content }) => (
        <div key={key} className={styles.field}>
          <i className={styles.label} />
          <span className={styles.typed}>{content}</span>
        </div>
      ))}
      <i className={styles.button} />
    </div>
  )
}

const Picture = ({ src, className }: { src: string | undefined; className?: string | undefined }) => <img className={className} src={src} alt="" width={600} height={800} />

/** The four templates; each is tried, one stays. */
export function ChooseScene({ templates }: SceneProps) {
  return (
    <div className={styles.choose}>
      {templates.map((template) => (
        <Picture key={template} src={template} className={styles.option} />
      ))}
      <Picture src={templates[1]} className={styles.chosen} />
    </div>
  )
}

/** The invitation, its link, and the message that takes it along. */
export function PublishScene({ templates }: SceneProps) {
  return (
    <div className={styles.publish}>
      <Picture src={templates[1]} className={styles.sheet} />
      <div className={styles.link}>
        <i className={styles.chain} />
        <i className={styles.button} />
      </div>
      <div className={styles.bubble}>
        <Picture src={templates[1]} />
        <FormattedMessage {...demoMessages.message} />
      </div>
    </div>
  )
}

/** Doors that part before the invitation, and a guest's answer. */
export function OpenScene({ templates }: SceneProps) {
  return (
    <div className={styles.open}>
      <Picture src={templates[1]} className={styles.inside} />
      <div className={styles.door}>
        <Lattice cell={44} />
      </div>
      <div className={styles.door}>
        <Lattice cell={44} />
      </div>
      <div className={`${styles.bubble} ${styles.reply}`}>
        <FormattedMessage {...demoMessages.reply} />
      </div>
    </div>
  )
}
