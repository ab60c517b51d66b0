import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Channel of migration 005: the payload is the slug of an edited or deleted invitation; an empty payload means any invitation. */
export const CHANGE_CHANNEL = 'zaffa_published'
/** Heartbeat interval. A lost connection is detected when no heartbeat returns within one interval. */
const PULSE_MS = 5000
const RETRY_MS = 1000
/** Timeout of closing the connection. */
const FAREWELL_MS = 500

export interface ChangeListener {
  /** Receives the slug of the changed invitation; undefined means any invitation. */
  onChanged: (slug?: string) => void
  /** Receives whether notifications arrive from now on. Changes before a `true` may have been missed. */
  onLive: (live: boolean) => void
  onFailure: (error: unknown) => void
}

/**
 * Subscribes to changes by other processes, on a separate connection that reconnects after a failure.
 * @returns a function that ends the subscription
 */
export function subscribeToInvitationChanges(
  connectionString: string,
  { onChanged, onLive, onFailure }: ChangeListener,
): () => Promise<void> {
  let ended = false
  let current: { client: Client; pulse: ReturnType<typeof pulseOf> } | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: PULSE_MS, keepAlive: true })
    const pulse = pulseOf(client, lost)
    function lost(error: unknown): void {
      if (current?.client !== client) return
      current = null
      pulse.stop()
      onLive(false)
      void leave(client)
      onFailure(error)
      retry = setTimeout(() => void connect(), RETRY_MS).unref()
    }
    // The subscription may have ended while the package was loading.
    if (ended) return
    current = { client, pulse }
    client.on('error', lost)
    client.on('end', () => lost(new Error('the connection has ended')))
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANGE_CHANNEL) onChanged(payload || undefined)
      else if (channel === pulse.channel) pulse.heard()
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANGE_CHANNEL}; listen ${pulse.channel}`)
      if (current?.client !== client) return
      pulse.start()
      onLive(true)
    } catch (error) {
      lost(error)
    }
  }

  void connect()
  return async () => {
    ended = true
    clearTimeout(retry)
    const { client, pulse } = current ?? {}
    current = null
    pulse?.stop()
    await Promise.race([client && leave(client), pause(FAREWELL_MS, null, { ref: false })])
  }
}

const leave = (client: Client): Promise<void> => client.end().catch(() => undefined)

/** A heartbeat: sends a notification to this connection at an interval, which also tests any connection pooler in between. */
function pulseOf(client: Client, onSilence: (error: Error) => void) {
  const channel = `zaffa_pulse_${randomUUID().replaceAll('-', '')}`
  let heard = true
  let timer: NodeJS.Timeout | undefined
  function beat(): void {
    if (!heard) return onSilence(new Error('no notification has come back'))
    heard = false
    client.query(`notify ${channel}`).catch(onSilence)
  }
  return {
    channel,
    heard: () => void (heard = true),
    start: () => void (timer = setInterval(beat, PULSE_MS).unref()),
    stop: () => clearInterval(timer),
  }
}
