import { useDecideReplyRequestMutation, useDecideReplyRequestsMutation, type ReplyRequest } from '@/api/weddings'

/** Declines requests, one or several at once, and takes decisions back. */
export function useDecisions(weddingId: string) {
  const [decideOne, one] = useDecideReplyRequestMutation()
  const [decideSeveral, several] = useDecideReplyRequestsMutation()
  const forgetError = () => {
    one.reset()
    several.reset()
  }
  const takeBack = ({ id, state }: ReplyRequest) => {
    several.reset()
    return decideOne({ weddingId, requestId: id, replyRequestUpdate: { state: 'pending', seenState: state } })
  }

  const declineOne = async (request: ReplyRequest) => {
    const result = await decideOne({ weddingId, requestId: request.id, replyRequestUpdate: { state: 'rejected' } })
    return result.data && (() => takeBack(result.data).unwrap())
  }
  const declineSeveral = async (requestIds: string[]) => {
    const decide = (state: 'rejected' | 'pending') =>
      decideSeveral({ weddingId, replyRequestsUpdate: { state, requestIds } })
    const result = await decide('rejected')
    return result.data && (() => decide('pending').unwrap())
  }

  /** @returns a function that undoes it; undefined after a failure */
  const decline = (requests: readonly ReplyRequest[]): Promise<(() => Promise<unknown>) | undefined> => {
    forgetError()
    const [first, ...others] = requests
    return first && others.length === 0 ? declineOne(first) : declineSeveral(requests.map(({ id }) => id))
  }
  return { decline, takeBack, forgetError, error: one.error ?? several.error }
}
