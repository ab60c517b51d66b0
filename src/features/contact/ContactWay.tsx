import type { ComponentType, ReactNode } from 'react'
import { useSiteConfig } from '@/config/SiteConfigContext'
import type { IconProps } from '@/ui/icons/createIcon'
import { Khatim } from '@/ui/ornament/Khatim'
import styles from './ContactWay.module.css'

interface ContactWayProps {
  Icon: ComponentType<IconProps>
  title: ReactNode
  /** The e-mail address, the phone number, the hours. */
  children: ReactNode
  note?: ReactNode
}

/** A contact option: icon, name and value. */
export const ContactWay = ({ Icon, title, children, note }: ContactWayProps) => (
  <div className={styles.way}>
    <div aria-hidden className={styles.emblem}>
      <Khatim />
      <Icon className={styles.icon} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.note}>{title}</h3>
      <div className={styles.value}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  </div>
)

/** The team's e-mail link. */
export function SupportEmail() {
  const { supportEmail } = useSiteConfig()
  return (
    <a className={styles.link} href={`mailto:${supportEmail}`} dir="ltr">
      {supportEmail}
    </a>
  )
}

/** The team's phone link. */
export function SupportPhone() {
  const { supportPhone, supportDial } = useSiteConfig()
  return (
    <a className={styles.link} href={`tel:${supportDial}`} dir="ltr">
      {supportPhone}
    </a>
  )
}
