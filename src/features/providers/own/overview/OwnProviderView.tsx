import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { isBadAddress, useErrorText } from '@/api'
import { useGetProviderQuery, type OwnProvider } from '@/api/providers'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { OwnProviderNotFound } from './OwnProviderNotFound'

interface OwnProviderViewProps {
  id: string
  children: (provider: OwnProvider) => ReactNode
}

/** Loads an entry for its owner. What everyone else gets has no `ownPhotos`. */
export function OwnProviderView({ id, children }: OwnProviderViewProps) {
  const errorText = useErrorText()
  const { currentData: provider, error, isFetching, refetch } = useGetProviderQuery({ id })
  if (provider) return provider.ownPhotos ? children(provider) : <OwnProviderNotFound />
  if (!error || isFetching) return <OwnProviderSkeleton />
  return isBadAddress(error) ? (
    <OwnProviderNotFound />
  ) : (
    <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
  )
}

/** As high as the window, so that the footer is out of sight until the content is there. */
export const OwnProviderSkeleton = () => (
  <Stack spacing={3} aria-busy="true" data-testid="own-provider-skeleton" sx={{ minBlockSize: '100vh' }}>
    <Skeleton width="60%" height={72} />
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
)
