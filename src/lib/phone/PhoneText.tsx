import { Fragment } from 'react'
import styles from './phone.module.css'
import { splitPhones } from './splitPhones'

/**
 * Text in which phones are read from left to right. In Arabic text, and between Arabic digits in any text, browsers put the groups of a
 * number in reverse order (Unicode Bidirectional Algorithm, rules W2 and N1), so that the direction is overridden.
 */
export function PhoneText({ text }: { text: string }) {
  return splitPhones(text).map(({ part, isPhone }, index) =>
    isPhone ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      <bdo key={index} dir="ltr" className={styles.number}>
        {part}
      </bdo>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
