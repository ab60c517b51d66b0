import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { ExpandIcon } from '@/ui/icons/pageIcons'
import styles from './Accordion.module.css'

interface AccordionProps {
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[]
}

/**
 * An accordion with one open answer at a time (specification §2). Native `<details>`: it works by keyboard and without
 * scripts, and the browser's search finds closed answers.
 */
export function Accordion({ items }: AccordionProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)

  /** For browsers without `name` on `<details>`; others have closed the rest already. */
  const closeOthers = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return
    for (const other of list.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
      if (other !== currentTarget) other.open = false
    }
  }

  return (
    <div ref={list} className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className={styles.item} onToggle={closeOthers}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{question}</h3>
            <ExpandIcon className={styles.arrow} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
