import hero from './ProfileHero.module.css'
import styles from './ProfileSkeleton.module.css'
import profile from './ProviderProfile.module.css'

/** Placeholder while a provider's page is loaded, in the layout of a page with photographs. */
export const ProfileSkeleton = () => (
  <div aria-hidden data-testid="profile-skeleton">
    <div className={hero.hero} data-cover="">
      <span className={styles.cover} />
      <div className={hero.words}>
        <span className={styles.services} />
        <span className={styles.name} />
        <span className={styles.person} />
        <span className={styles.price} />
        <span className={styles.action} />
      </div>
    </div>
    <div className={profile.body}>
      <span className={styles.text} />
      <span className={styles.contact} />
    </div>
  </div>
)
