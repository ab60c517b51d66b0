import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Channel of migration 005: the payload is the slug of an edited or deleted invitation; an empty payload means any invitation. */
export const CHANGE_CHANNEL = 'zaffa_published'
/** Heartbeat interval. A lost connection is detected when no heartbeat returns within one interval. */
const HEARTBEAT_MS = 5000
const RETRY_MS = 1000
/** Timeout of closing the connection. */
const CLOSE_TIMEOUT_MS = 500

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
  let isEnded = false
  let current: { client: Client; heartbeat: ReturnType<typeof createHeartbeat> } | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: HEARTBEAT_MS, keepAlive: true })
    const heartbeat = createHeartbeat(client, handleDisconnect)
    function handleDisconnect(error: unknown): void {
      if (current?.client !== client) return
      current = null
      heartbeat.stop()
      onLive(false)
      void closeClient(client)
      onFailure(error)
      retry = setTimeout(() => void connect(), RETRY_MS).unref()
    }
    // The subscription may have ended while the package was loading.
    if (isEnded) return
    current = { client, heartbeat }
    client.on('error', handleDisconnect)
    client.on('end', () => handleDisconnect(new Error('the connection has ended')))
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANGE_CHANNEL) onChanged(payload || undefined)
      else if (channel === heartbeat.channel) heartbeat.confirm()
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANGE_CHANNEL}; listen ${heartbeat.channel}`)
      if (current?.client !== client) return
      heartbeat.start()
      onLive(true)
    } catch (error) {
      handleDisconnect(error)
    }
  }

  void connect()
  return async () => {
    isEnded = true
    clearTimeout(retry)
    const { client, heartbeat } = current ?? {}
    current = null
    heartbeat?.stop()
    await Promise.race([client && closeClient(client), pause(CLOSE_TIMEOUT_MS, null, { ref: false })])
  }
}

const closeClient = (client: Client): Promise<void> => client.end().catch(() => undefined)

/** A heartbeat: sends a notification to this connection at an interval, which also tests a balancer in between. */
function createHeartbeat(client: Client, onTimeout: (error: Error) => void) {
  const channel = `zaffa_heartbeat_${randomUUID().replaceAll('-', '')}`
  let isConfirmed = true
  let timer: NodeJS.Timeout | undefined
  function sendHeartbeat(): void {
    if (!isConfirmed) return onTimeout(new Error('no notification has come back'))
    isConfirmed = false
    client.query(`notify ${channel}`).catch(onTimeout)
  }
  return {
    channel,
    confirm: () => void (isConfirmed = true),
    start: () => void (timer = setInterval(sendHeartbeat, HEARTBEAT_MS).unref()),
    stop: () => clearInterval(timer),
  }
}
