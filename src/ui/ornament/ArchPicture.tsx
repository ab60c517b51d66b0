import styles from './ArchPicture.module.css'

interface ArchPictureProps {
  src: string
  alt: string
  width: number
  height: number
  /** Width to height of the arch. */
  ratio: '1/2' | '3/5'
}

/** A picture seen through a pointed arch with a gold rim. */
export function ArchPicture({ alt, ratio, ...picture }: ArchPictureProps) {
  return (
    <div className={styles.rim}>
      <div className={styles.mount}>
        <img className={styles.picture} data-ratio={ratio} {...picture} alt={alt} decoding="async" />
      </div>
    </div>
  )
}
