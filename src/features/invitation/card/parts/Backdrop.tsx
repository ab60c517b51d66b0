import { useEffect, useRef, useState } from 'react'
import styles from './Backdrop.module.css'

/** The couple's background picture. When it cannot be loaded it steps aside for the template's own ground beneath it. */
export function Backdrop({ address }: { address: string }) {
  const [failed, setFailed] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the scripts of a page rendered ahead of time were there to hear of it.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return null
  return (
    <div className={styles.backdrop} data-backdrop="">
      <img ref={picture} className={styles.picture} src={address} alt="" decoding="async" onError={() => setFailed(true)} />
    </div>
  )
}
