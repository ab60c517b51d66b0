import { formatE164 } from './formatE164'
import styles from './phone.module.css'
import { PhoneText } from './PhoneText'

interface PhoneNumberProps {
  /** As a person typed it. */
  phone: string
  /** In international form; absent if it could not be read. */
  phoneE164?: string | undefined
  className?: string | undefined
}

/** A phone in international form and in groups, with what was typed as its title; as typed if it could not be read. */
export function PhoneNumber({ phone, phoneE164, className }: PhoneNumberProps) {
  if (phoneE164 === undefined)
    return (
      <bdi className={className}>
        <PhoneText text={phone} />
      </bdi>
    )
  return (
    <bdo dir="ltr" className={className ? `${styles.number} ${className}` : styles.number} title={phone}>
      {formatE164(phoneE164)}
    </bdo>
  )
}
