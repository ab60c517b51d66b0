import { useErrorText, type ApiError } from '@/api'
import { CardSkeleton } from '@/card/parts/CardSkeleton'
import { LoadFailure } from '@/features/guest-page/open/GuestNotices'
import { EmptyList } from '@/features/invitation/list/EmptyList'
import { DirectorySkeleton } from '@/features/providers/directory/DirectorySkeleton'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PageSkeleton } from '@/ui/feedback/PageSkeleton'
import { Samples } from '../Samples'

const retry = () => undefined
const serverError: ApiError = { kind: 'server' }
const offline: ApiError = { kind: 'network' }

/** Loading, empty, failed and offline. */
export function States() {
  const errorText = useErrorText()
  return (
    <Samples
      of={{
        'Loading: PageSkeleton': <PageSkeleton />,
        'Loading: DirectorySkeleton': <DirectorySkeleton />,
        'Loading: CardSkeleton': <CardSkeleton />,
        'Empty: EmptyList': <EmptyList canEdit onCreate={() => undefined} />,
        'Error: FailureNotice': <FailureNotice text={errorText(serverError)} onRetry={retry} />,
        'Offline: FailureNotice': <FailureNotice text={errorText(offline)} onRetry={retry} />,
        'Offline: LoadFailure of the guest page': <LoadFailure text={errorText(offline)} onRetry={retry} />,
      }}
    />
  )
}
