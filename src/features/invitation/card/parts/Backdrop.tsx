import { useEffect, useRef, useState } from 'react'
import styles from './Backdrop.module.css'

/** The couple's background picture. When it cannot be loaded, the template's background is shown. */
export function Backdrop({ address }: { address: string }) {
  const [failed, setFailed] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // On a prerendered page it may have failed before hydration.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return null
  return (
    <div className={styles.backdrop} data-backdrop="">
      <img
        ref={picture}
        className={styles.picture}
        src={address}
        alt=""
        decoding="async"
        onError={() => setFailed(true)}
      />
    </div>
  )
}
