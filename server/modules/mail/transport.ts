import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../lib/logger.ts'
import type { Config } from '../../config/config.ts'
import { getErrorCode } from '../../database/errors.ts'
import { SMTP_TIMEOUT_MS } from '../../config/limits.ts'

export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  body: string
}

/** Delivers mails by SMTP or as files. */
export interface MailTransport {
  /** @throws the errors of the SMTP server or the file system */
  deliver: (mail: OutgoingMail) => Promise<void>
  /** Removes a delivered mail where possible, because its account was deleted meanwhile. */
  takeBack: (id: string) => Promise<void>
}

/** @returns the folder of mails that are written as files, without SMTP_URL */
export const getOutboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** @returns an SMTP transport with SMTP_URL; else a transport that writes each mail to a file in the outbox folder and logs its path */
export const createMailTransport = (config: Config, log: Logger): MailTransport =>
  config.smtpUrl ? createSmtpTransport(config.smtpUrl, config) : createFileTransport(config, log)

/** @returns the loggable facts of a failure: SMTP servers quote the recipient's address in their responses */
export function describeFailure(error: unknown): { code: string; smtpStatus: number | null } {
  const status = (error as { responseCode?: unknown }).responseCode
  return { code: getErrorCode(error), smtpStatus: typeof status === 'number' ? status : null }
}

/** @returns whether the SMTP server has permanently refused the recipient or the mail (RFC 5321, section 4.2.1) */
export function isPermanentFailure(error: unknown): boolean {
  const { code, smtpStatus } = describeFailure(error)
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && smtpStatus !== null && smtpStatus >= 500
}

const getSender = (config: Config): string => `Zaffa <${config.site.supportEmail}>`

function createSmtpTransport(smtpUrl: string, config: Config): MailTransport {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    dnsTimeout: SMTP_TIMEOUT_MS,
  }
  const transport = import('nodemailer').then(({ createTransport }) => createTransport({ url: smtpUrl, ...timeouts }))
  const host = new URL(config.publicUrl).hostname
  return {
    deliver: async ({ id, recipient, subject, body }) => {
      // The same Message-ID on each attempt, so that a receiver can recognize a duplicate after a lost acknowledgement.
      const messageId = `<${id}@${host}>`
      await (await transport).sendMail({ from: getSender(config), to: recipient, subject, text: body, messageId })
    },
    takeBack: async () => undefined,
  }
}

function createFileTransport(config: Config, log: Logger): MailTransport {
  const folder = getOutboxFolder(config)
  const getPath = (id: string) => join(folder, `${id}.txt`)
  return {
    deliver: async ({ id, recipient, subject, body }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = getPath(id)
      await writeFile(file, `From: ${getSender(config)}\nTo: ${recipient}\nSubject: ${subject}\n\n${body}`, {
        mode: 0o600,
      })
      log.warn({ file }, 'SMTP_URL is not set: the mail was written to a file')
    },
    takeBack: (id) => rm(getPath(id), { force: true }),
  }
}
