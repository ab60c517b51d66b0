import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}

/** Mail by SMTP_URL; without it each mail becomes a file in the data folder's outbox, and the log says which. */
export function mailer(config: Config, log: FastifyBaseLogger): Mailer {
  return config.smtpUrl ? bySmtp(config.smtpUrl, config) : toOutbox(config, log)
}

const sender = (config: Config): string => `Zaffa <${config.site.supportEmail}>`

function bySmtp(smtpUrl: string, config: Config): Mailer {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl))
  return {
    send: async (mail) => {
      await (await transport).sendMail({ from: sender(config), ...mail })
    },
  }
}

function toOutbox(config: Config, log: FastifyBaseLogger): Mailer {
  const folder = join(config.dataDir, 'outbox')
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`)
      await writeFile(file, `From: ${sender(config)}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 })
      log.warn({ file }, 'SMTP_URL is not set: the mail was written to a file')
    },
  }
}
