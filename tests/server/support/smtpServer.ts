import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** An SMTP server (RFC 5321) that stores the received mails, and can refuse recipients. */
export interface SmtpServer {
  url: string
  /** Full texts of the accepted mails, in order. */
  mails: string[]
  /** Number of received recipients, including refused ones. */
  countRecipients: () => number
  /** Sets the response to further recipients, with `%s` for the address; null accepts them. */
  rejectWith: (response: string | null) => void
  close: () => Promise<void>
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  let refusal: string | null = null
  let recipients = 0

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    let buffer = ''
    let isBody = false
    const sendLine = (line: string) => socket.write(`${line}\r\n`)

    function handleLine(line: string): void {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') sendLine('250 8BITMIME')
      else if (verb === 'RCPT') {
        recipients += 1
        sendLine(refusal?.replace('%s', /<([^>]*)>/.exec(line)?.[1] ?? '') ?? '250 OK')
      } else if (verb === 'DATA') {
        isBody = true
        sendLine('354 Go on')
      } else if (verb === 'QUIT') socket.end('221 Bye\r\n')
      else sendLine('250 OK')
    }

    sendLine('220 test')
    socket.on('data', (chunk) => {
      buffer += String(chunk)
      for (;;) {
        const end = isBody ? '\r\n.\r\n' : '\r\n'
        const at = buffer.indexOf(end)
        if (at < 0) return
        const part = buffer.slice(0, at)
        buffer = buffer.slice(at + end.length)
        if (!isBody) handleLine(part)
        else {
          isBody = false
          mails.push(part)
          sendLine('250 Queued')
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    countRecipients: () => recipients,
    rejectWith: (response) => void (refusal = response),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
