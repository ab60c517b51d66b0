import { FormattedDate, FormattedMessage } from 'react-intl'
import { Khatim } from '@/ui/ornament/Khatim'
import { Lattice } from '@/ui/ornament/Lattice'
import { demoMessages } from '@/i18n/messages/home'
import styles from './scenes.module.css'

/** The scenes of the demo. Each is a CSS animation whose last frame is shown with reduced motion. */
interface SceneProps {
  templates: readonly string[]
}

/** The date in the demo. */
const DAY = '2027-10-15'

const typed = [
  { key: 'bride', content: <FormattedMessage {...demoMessages.bride} /> },
  { key: 'groom', content: <FormattedMessage {...demoMessages.groom} /> },
  { key: 'day', content: <FormattedDate value={DAY} timeZone="UTC" day="numeric" month="long" year="numeric" /> },
  { key: 'hall', content: <FormattedMessage {...demoMessages.hall} /> },
]

/** A form that is filled in. */
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

const Picture = ({ src, className }: { src: string | undefined; className?: string | undefined }) => (
  <img className={className} src={src} alt="" width={600} height={800} />
)

/** The four templates: each is tried, one is chosen. */
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

/** The invitation, its link and the message with the link. */
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

/** Doors that open to the invitation, and a guest's reply. */
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
