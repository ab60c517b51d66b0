import { useState } from 'react'
import { findNext, findOpenedBy } from '@shared/guests/queue'
import {
  useDeleteSendMutation,
  useRecordSendMutation,
  type Household,
  type HouseholdStatus,
  type MessageKind,
  type Send,
  type SendResult,
  type StatusEntities,
} from '@/api/weddings'
import { isByOther } from '@/lib/isByOther'

/** What the sender says about a message. The id is chosen here, so that a repeated request records it once. */
export interface Answer {
  id: string
  household: Household
  result: SendResult
}

/** The household that is shown. */
interface Shown {
  id: string
  /** When its latest message of this kind was recorded, empty without one: a later one comes from another device or member. */
  sentAt: string
  /** Whether the sender went back to it: it stays, although it is not in the queue any more. */
  isRevisited: boolean
  /** Whether WhatsApp was opened, and the sender is asked what happened. */
  isAsked: boolean
}

/** Why the page went on to another household by itself. */
export interface Passed {
  household: Household
  reason: 'answeredElsewhere' | 'unneeded'
}

export interface Sender {
  household: Household | undefined
  /** The latest message of this kind to the household. */
  latest: Send | undefined
  /** Whether another member has recorded it while the household is shown, which stays. */
  isAnsweredByOther: boolean
  isAsked: boolean
  isRevisited: boolean
  passed: Passed | null
  /** Asks what happened with the message. */
  ask: () => void
  answer: (result: SendResult) => void
  /** The answer that is being recorded, or could not be recorded. */
  attempt: Answer | null
  isRecording: boolean
  error: unknown
  /** The last answer, while it can be undone. */
  undoable: Answer | null
  undo: () => void
  endUndo: () => void
  /** Goes back to the household that was answered before; undefined for the first one. */
  goBack: (() => void) | undefined
  /** Goes to the next household of the queue, without an answer. */
  goOn: () => void
  /** Whether that is another one than the present one. */
  canGoOn: boolean
  /** Goes to a household that is not in the queue. */
  goTo: (household: Household) => void
}

interface SenderArgs {
  weddingId: string
  kind: MessageKind
  queue: readonly Household[]
  households: readonly Household[]
  statuses: StatusEntities['entities']
  /** The member who sends; undefined while unknown. */
  selfId: string | undefined
  /** In ms. */
  now: number
}

const findLatest = (status: Pick<HouseholdStatus, 'sends'> | undefined, kind: MessageKind): Send | undefined =>
  status?.sends.find((send) => send.kind === kind)

/** Goes through the households of a queue, one after the other. What was answered is on the server, so that another phone can continue. */
export function useSender({ weddingId, kind, queue, households, statuses, selfId, now }: SenderArgs): Sender {
  const [record, recording] = useRecordSendMutation()
  const [takeBack, takingBack] = useDeleteSendMutation()
  const [shown, setShown] = useState<Shown | null>(null)
  const [passed, setPassed] = useState<Passed | null>(null)
  const [attempt, setAttempt] = useState<Answer | null>(null)
  const [undoable, setUndoable] = useState<Answer | null>(null)
  /** The answers of this visit, the latest last, and the ids of all messages that it has recorded. */
  const [answers, setAnswers] = useState<Answer[]>([])
  const [ownIds, setOwnIds] = useState<ReadonlySet<string>>(new Set())

  const household = shown ? households.find(({ id }) => id === shown.id) : undefined
  const latest = shown ? findLatest(statuses[shown.id], kind) : undefined

  const show = (id: string, options: Partial<Shown> = {}) => {
    const sentAt = findLatest(statuses[id], kind)?.createdAt ?? ''
    setShown({ id, sentAt, isRevisited: false, isAsked: false, ...options })
  }
  const showNext = () => {
    const next = findNext(queue, shown?.id, (id) => findOpenedBy(statuses[id], selfId, now) !== undefined)
    if (next) show(next.id)
    else setShown(null)
  }
  const pass = (reason: Passed['reason']) => {
    if (household) setPassed({ household, reason })
    setAttempt(null)
    showNext()
  }
  const settle = (answer: Answer) => {
    setAnswers([...answers, answer])
    setOwnIds(new Set([...ownIds, answer.id]))
    setUndoable(answer)
    setAttempt(null)
    setPassed(null)
    showNext()
  }

  const isAnswered = shown && latest && latest.createdAt > shown.sentAt && !ownIds.has(latest.id)
  const isAnsweredByOther = isAnswered === true && isByOther(latest, selfId)
  const isInQueue = household !== undefined && queue.includes(household)

  // The statuses say what has happened, whether the response or a poll has brought them: the state follows them while rendering.
  if (!shown) {
    if (queue.length > 0) showNext()
  } else if (attempt && latest?.id === attempt.id) settle(attempt)
  else if (isAnswered && !isAnsweredByOther) pass('answeredElsewhere')
  else if (!household || !(isInQueue || shown.isRevisited || isAnsweredByOther)) pass('unneeded')

  const answer = (result: SendResult) => {
    if (!household) return
    const id = attempt?.result === result && attempt.household.id === household.id ? attempt.id : crypto.randomUUID()
    setAttempt({ id, household, result })
    takingBack.reset()
    void record({ weddingId, sendInput: { id, householdId: household.id, kind, result } })
  }
  const returnTo = (target: Answer) => {
    setAnswers(answers.filter(({ id }) => id !== target.id))
    setAttempt(null)
    recording.reset()
    show(target.household.id, { isRevisited: true })
  }
  const undo = async () => {
    if (!undoable) return
    returnTo(undoable)
    const { error } = await takeBack({ weddingId, sendId: undoable.id })
    if (error) setUndoable(undoable)
  }
  const previous = answers.at(-1)

  return {
    household,
    latest,
    isAnsweredByOther,
    isAsked: shown?.isAsked ?? false,
    isRevisited: shown?.isRevisited ?? false,
    passed,
    ask: () => shown && setShown({ ...shown, isAsked: true }),
    answer,
    attempt,
    isRecording: recording.isLoading,
    error: (attempt ? recording.error : undefined) ?? takingBack.error,
    undoable,
    undo: () => void undo(),
    endUndo: () => setUndoable(null),
    goBack: previous && (() => returnTo(previous)),
    goOn: () => {
      setAttempt(null)
      showNext()
    },
    canGoOn: !isInQueue || queue.length > 1,
    goTo: ({ id }) => show(id, { isRevisited: true }),
  }
}
