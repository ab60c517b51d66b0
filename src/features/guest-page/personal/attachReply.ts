import type { ReplyDraft } from '@shared/guestPage'
import { REPLY_RETRY_MS } from '@shared/limits'
import { attachSteppers } from './attachSteppers'
import { readPendingReply, storePendingReply } from './pendingReplies'

/** Time after which a request counts as failed, in ms: longer than a slow phone needs. */
const TIMEOUT_MS = 20_000

const find = (card: HTMLElement, selector: string): HTMLElement | null => card.querySelector<HTMLElement>(selector)

/** Shows exactly one of the elements with this attribute, by its value; none for another value. */
function showOnly(card: HTMLElement, attribute: string, value: string): void {
  for (const element of card.querySelectorAll<HTMLElement>(`[${attribute}]`))
    element.hidden = element.getAttribute(attribute) !== value
}

type State = 'sending' | 'pending'

/** `all` was an answer of earlier releases, which a phone may still keep. */
const isComing = (fields: ReplyDraft): boolean =>
  fields['answer'] === 'all' ||
  (fields['answer'] === 'numbers' &&
    Object.entries(fields).some(([name, value]) => name.startsWith('coming.') && /[^\s0٠۰]/.test(value)))

/** Shows the answer as given instead of the form and the stored reply, and whether it is being sent or waits for a connection. */
function showState(card: HTMLElement, state: State, fields: ReplyDraft): void {
  // Without an open question the card has no such part.
  const status = find(card, '[data-send]')
  if (!status) return
  for (const part of card.querySelectorAll<HTMLElement>(
    '[data-reply-form], [data-stored], [data-confirmation], [data-changed]',
  ))
    part.hidden = true
  status.hidden = false
  const answer = isComing(fields) ? 'coming' : 'notComing'
  showOnly(card, 'data-answer', answer)
  card.toggleAttribute('data-declined', answer === 'notComing')
  showOnly(card, 'data-state', state)
  find(card, '[data-retry]')!.hidden = state !== 'pending'
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** @returns the fields of the form with the answer of the pressed button; Enter sends what is shown */
function readFields({ elements }: HTMLFormElement, button: Element | null): ReplyDraft {
  const isSent = (field: Field) =>
    field.name !== '' && field.type !== 'submit' && (field.type !== 'checkbox' || (field as HTMLInputElement).checked)
  const fields = ([...elements] as Field[]).filter(isSent).map(({ name, value }) => [name, value])
  return { ...(Object.fromEntries(fields) as ReplyDraft), answer: button?.getAttribute('value') ?? 'numbers' }
}

/**
 * Sends the fields as the form itself does.
 * @returns the page with the stored reply, or with the form and why it was refused
 * @throws at once in a browser that lacks what it uses; rejects without a connection
 */
function post(fields: ReplyDraft): Promise<Response> {
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), TIMEOUT_MS)
  return fetch(`${location.pathname}?lang=${document.documentElement.lang}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
    signal: timeout.signal,
  })
}

/** @returns undefined in a browser that lacks what `post` uses */
function tryToPost(fields: ReplyDraft): Promise<Response> | undefined {
  try {
    return post(fields)
  } catch {
    return undefined
  }
}

/** Offers the words of the former reply again, which the server has left out with the new answer. */
function offerWords(card: HTMLElement, { message = '' }: ReplyDraft): void {
  const offer = find(card, '[data-left-out]')
  if (!offer || message.trim() === '') return
  offer.hidden = false
  card.querySelector('textarea')!.value = message
}

/** @returns the card of the page; null when it has none */
async function readCard(response: Response): Promise<HTMLElement | null> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.getElementById('reply')
}

/** The part of the first screen that the reply changes (ReplyLink.tsx). */
const CALL = '[data-call]'

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}

/** Shows what has become of the answer: why the form was refused, that it is being sent, or the top of the card. The next card has the same id. */
function scrollToAnswer(): void {
  const card = document.getElementById('reply')
  const part = card?.querySelector('form [role="alert"], [data-send]:not([hidden])') ?? card
  part?.scrollIntoView()
}

/**
 * Sends the form of the reply card without leaving the page. The answer is shown at once; without a connection it is kept, and sent when the
 * connection is back. The server renders what comes next.
 * @param card the element of `ReplyCard`
 * @returns stops it
 */
export function attachReply(card: HTMLElement): () => void {
  let detachNext: (() => void) | undefined
  let isSending = false
  const path = location.pathname
  const isChanged = find(card, '[data-changed]') !== null
  // While the guests decide between two replies, nothing is sent.
  let pending = isChanged ? undefined : readPendingReply(path)
  // Not every browser names the button in the event of a form.
  let pressed: Element | null = null

  const showNext = (next: HTMLElement, fields: ReplyDraft) => {
    stop()
    const call = next.ownerDocument.querySelector(CALL)
    if (call) document.querySelector(CALL)?.replaceWith(document.adoptNode(call))
    offerWords(next, fields)
    // Guests who read something else are not taken away from it.
    const isRead = isInWindow(card)
    card.replaceWith(document.adoptNode(next))
    next.dataset['fresh'] = ''
    detachNext = attachReply(next)
    next.setAttribute('tabindex', '-1')
    next.focus({ preventScroll: true })
    if (isRead) scrollToAnswer()
  }

  const send = async (fields: ReplyDraft, request: Promise<Response>) => {
    isSending = true
    showState(card, 'sending', fields)
    try {
      const response = await request
      const next = await readCard(response)
      // A busy server gets it again later, and so does a network whose own page came instead.
      if (!next && response.status !== 404) throw new Error(`responds with ${response.status}`)
      // Kept until the guests have chosen.
      if (!next || !find(next, '[data-changed]')) storePendingReply(path, undefined)
      pending = undefined
      if (next) showNext(next, fields)
      else location.reload()
    } catch {
      showState(card, 'pending', fields)
    } finally {
      isSending = false
    }
  }

  const sendPending = () => {
    if (pending && !isSending) void send(pending, post(pending))
  }

  const submit = (event: Event) => {
    const { target, submitter } = event as SubmitEvent
    if (!(target instanceof HTMLFormElement)) return
    if (target.matches('[data-keep]')) storePendingReply(path, undefined)
    if (!target.matches('[data-reply-form]')) return
    const fields = readFields(target, submitter ?? pressed)
    const request = tryToPost(fields)
    // The browser then submits the form itself.
    if (!request) return
    event.preventDefault()
    pending = fields
    storePendingReply(path, fields)
    void send(fields, request)
    scrollToAnswer()
  }
  const click = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    pressed = button
    if (button?.matches('[data-retry]')) sendPending()
  }

  attachSteppers(card)
  card.addEventListener('submit', submit)
  card.addEventListener('click', click)
  window.addEventListener('online', sendPending)
  const timer = setInterval(sendPending, REPLY_RETRY_MS)
  sendPending()

  function stop(): void {
    card.removeEventListener('submit', submit)
    card.removeEventListener('click', click)
    window.removeEventListener('online', sendPending)
    clearInterval(timer)
  }
  return () => {
    stop()
    detachNext?.()
  }
}
