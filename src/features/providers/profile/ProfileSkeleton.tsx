import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import hero from './ProfileHero.module.css'
import profile from './ProviderProfile.module.css'

/** Placeholder while a provider's page is loaded, in the layout of a page with photographs. */
export function ProfileSkeleton() {
  return (
    <Box aria-hidden data-testid="profile-skeleton">
      <div className={hero.hero} data-cover="">
        <Skeleton
          className={hero.cover}
          variant="rounded"
          sx={{
            blockSize: 'auto',
            aspectRatio: '4 / 3',
            borderRadius: 'var(--arch)',
            padding: 0,
            border: 0,
            cursor: 'default',
          }}
        />
        <div className={hero.words}>
          <Skeleton width="40%" />
          <Skeleton width="80%" height={88} />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
          <Skeleton variant="rounded" width={180} height={54} className={hero.action} />
        </div>
      </div>
      <div className={profile.body}>
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={340} />
      </div>
    </Box>
  )
}
