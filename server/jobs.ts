import type { FastifyInstance } from 'fastify'
import {
  DIGEST_EVERY_S,
  ENQUIRY_MAILS_EVERY_S,
  PURGE_EVERY_S,
  PUSH_EVERY_S,
  VIEWS_STORED_EVERY_S,
} from './config/limits.ts'
import type { AppContext } from './context.ts'
import { subscribeToInvitationChanges } from './database/invitationChangeFeed.ts'
import { createBackground, repeatJob } from './lib/background.ts'
import { sendEnquiryMails } from './modules/providers/enquiries.ts'
import { createNoticeJob } from './modules/push/sending.ts'
import { sendDigests } from './modules/replies/digest.ts'
import { purgeOutdated } from './modules/retention/purge.ts'
import { rebuildKeys } from './modules/retention/rebuildKeys.ts'

/** On a shared database an edit by another process invalidates this process's cache. */
export function subscribeToOtherProcesses(app: FastifyInstance, { config, invitationCache }: AppContext): void {
  if (!config.databaseUrl) return
  const unsubscribe = subscribeToInvitationChanges(config.databaseUrl, {
    onChanged: invitationCache.markStale,
    onLive: invitationCache.setLive,
    onFailure: (error) =>
      app.log.error(
        { err: error },
        'notifications of other processes are lost: cached invitations are revalidated every second',
      ),
  })
  app.addHook('preClose', unsubscribe)
}

/** Shutdown does not wait for these jobs: they end with the database, between two statements, and the next run goes on. */
export function scheduleJobs(app: FastifyInstance, context: AppContext): void {
  let isClosing = false
  const jobs = createBackground((error) => {
    if (!isClosing) app.log.error({ err: error }, 'a scheduled job failed')
  })
  const stops = [
    repeatJob(jobs, PURGE_EVERY_S, () => purgeOutdated(context)),
    // Repeated, because a restored backup may be of an earlier release.
    repeatJob(jobs, PURGE_EVERY_S, () => rebuildKeys(context)),
    repeatJob(jobs, DIGEST_EVERY_S, () => sendDigests(context)),
    repeatJob(jobs, PUSH_EVERY_S, createNoticeJob(context)),
    repeatJob(jobs, ENQUIRY_MAILS_EVERY_S, () => sendEnquiryMails(context)),
    repeatJob(jobs, VIEWS_STORED_EVERY_S, () => context.viewCounter.store()),
  ]
  app.addHook('preClose', async () => {
    isClosing = true
    for (const stop of stops) stop()
  })
}
