import type { MessageDescriptor } from 'react-intl'
import type { QueuedProvider } from '@/api/operator'
import { photoQueueMessages, providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { hasOnlyPhotos, type PhotoDecision } from './photoDecisions'

/** A decision, without the reason that the operator may have to write. */
export interface Decision {
  provider: QueuedProvider
  decision: 'approve' | 'reject'
  /** None where the provider is refused: its photographs go on waiting. */
  photos: PhotoDecision[]
}

export const countRefusedPhotos = ({ photos }: Decision): number => photos.filter(({ isListed }) => !isListed).length

/** @returns whether the provider has to be told why */
export const needsReason = (made: Decision): boolean => made.decision === 'reject' || countRefusedPhotos(made) > 0

/** @returns what is said once the decision is stored */
export function getToast({ provider, decision }: Decision): MessageDescriptor {
  if (decision === 'reject') return providerQueueMessages.refusedToast
  return hasOnlyPhotos(provider) ? photoQueueMessages.decidedToast : providerQueueMessages.approvedToast
}

/** @returns what a decision that needs a reason does */
export function getEffect({ provider, decision }: Decision): MessageDescriptor {
  if (decision === 'approve')
    return hasOnlyPhotos(provider) ? photoQueueMessages.refuseEffect : photoQueueMessages.approveEffect
  if (provider.edit?.refusal === null) return providerQueueMessages.refuseEdit
  return provider.status === 'approved' ? providerQueueMessages.refuseListed : providerQueueMessages.refusePending
}
