import type { GuestReplyInput } from '@/api'
import { readStoredObject, writeStored } from '@/config/browserStorage'
import { REPLY_RETRY_MS } from '@shared/limits'
import { storageKeys } from '@shared/storageKeys'
import { readReply } from './replyBody'

/** Time after which a request counts as failed, in ms: longer than a slow phone needs. */
const TIMEOUT_MS = 20_000

const find = (card: HTMLElement, selector: string): HTMLElement | null => card.querySelector<HTMLElement>(selector)

/** Shows exactly one of the elements with this attribute, by its value; none for another value. */
function showOnly(card: HTMLElement, attribute: string, value: string): void {
  for (const element of card.querySelectorAll<HTMLElement>(`[${attribute}]`))
    element.hidden = element.getAttribute(attribute) !== value
}

/** Shows the form and the stored reply, or hides them while an answer is being sent. */
function setReplyHidden(card: HTMLElement, isHidden: boolean): void {
  for (const part of card.querySelectorAll<HTMLElement>('[data-reply-form], [data-change], [data-confirmation]'))
    part.hidden = isHidden
  find(card, '[data-send]')!.hidden = !isHidden
}

type State = 'sending' | 'pending'

/** Shows the answer as given, and whether it is being sent or waits for a connection. */
function showState(card: HTMLElement, state: State, { seats }: GuestReplyInput): void {
  const isComing = seats.some(({ coming }) => coming > 0)
  setReplyHidden(card, true)
  showOnly(card, 'data-answer', isComing ? 'coming' : 'notComing')
  showOnly(card, 'data-state', state)
  find(card, '[data-retry]')!.hidden = state !== 'pending'
}

/** Shows the form again after the server has refused its numbers. */
function showProblem(card: HTMLElement): void {
  setReplyHidden(card, false)
  const notice = find(card, '[data-problem]')!
  notice.hidden = false
  notice.textContent = notice.dataset['problem'] ?? ''
  find(card, '[data-reply-form] details')?.setAttribute('open', '')
}

/** @returns the card of the page as the server renders it now; null when the page has none */
async function fetchCard(): Promise<HTMLElement | null> {
  const address = new URL(location.href)
  address.searchParams.set('lang', document.documentElement.lang)
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.getElementById('reply')
}

/** A reply that this browser has not sent yet, by the address to which it is sent. */
interface Pending {
  address: string
  reply: GuestReplyInput
}
function readPending(address: string): GuestReplyInput | undefined {
  const pending = readStoredObject('localStorage', storageKeys.pendingReply) as Partial<Pending> | null
  return pending?.address === address ? pending.reply : undefined
}
const storePending = (pending: Pending | null): void =>
  writeStored('localStorage', storageKeys.pendingReply, pending && JSON.stringify(pending))

/**
 * Sends the form of the reply card without leaving the page. The answer is shown at once; without a connection it is kept, and sent when the
 * connection is back.
 * @param card the element of `ReplyCard`
 * @param address of the operation that stores a reply of this household
 * @returns stops it
 */
export function attachReply(card: HTMLElement, address: string): () => void {
  let detachNext: (() => void) | undefined
  let isSending = false
  let pending = readPending(address)

  const showStored = async () => {
    const next = await fetchCard()
    if (!next) return location.reload()
    stop()
    card.replaceWith(document.adoptNode(next))
    next.dataset['fresh'] = ''
    detachNext = attachReply(next, address)
    next.setAttribute('tabindex', '-1')
    next.focus({ preventScroll: true })
  }

  const send = async () => {
    const reply = pending
    if (!reply || isSending) return
    isSending = true
    showState(card, 'sending', reply)
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(reply),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // A busy server gets it again later.
      if (response.status >= 500 || response.status === 429) throw new Error(`responds with ${response.status}`)
      pending = undefined
      storePending(null)
      if (response.status === 400) showProblem(card)
      else await showStored()
    } catch {
      if (pending) showState(card, 'pending', reply)
      // Stored, but the page could not be fetched: it shows the reply the next time.
      else location.reload()
    } finally {
      isSending = false
    }
  }

  const submit = (event: Event) => {
    const { target, submitter } = event as SubmitEvent
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-reply-form]')) return
    event.preventDefault()
    pending = readReply(target, submitter?.getAttribute('value') ?? 'numbers')
    storePending({ address, reply: pending })
    void send()
  }
  const sendPending = () => void send()
  const retry = (event: Event) => {
    if ((event.target as Element).closest('[data-retry]')) sendPending()
  }

  card.addEventListener('submit', submit)
  card.addEventListener('click', retry)
  window.addEventListener('online', sendPending)
  const timer = setInterval(sendPending, REPLY_RETRY_MS)
  sendPending()

  function stop(): void {
    card.removeEventListener('submit', submit)
    card.removeEventListener('click', retry)
    window.removeEventListener('online', sendPending)
    clearInterval(timer)
  }
  return () => {
    stop()
    detachNext?.()
  }
}
