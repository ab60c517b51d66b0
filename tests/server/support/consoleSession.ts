import { randomUUID } from 'node:crypto'
import { createOperator, addOperatorRole } from './operators.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { registerVerifiedCouple } from './server.ts'
import type { TestServer } from './server.ts'

/** The session of an operator for generated requests, and what they find in its queues. */
export interface ConsoleSession {
  values: PlaceholderValues
  /** The id of a contact message. */
  message: string
  /** Begins the session again when a request has ended it. */
  restore: () => Promise<void>
}

/** Creates an operator, a contact message, and the link of another operator who has not set up the second factor. */
export async function createConsoleSession(server: TestServer): Promise<ConsoleSession> {
  const { db } = server.app.context
  const { cookie, userId } = await createOperator(server)
  const sessions = await db.selectFrom('operator_sessions').selectAll().where('user_id', '=', userId).execute()
  const message = randomUUID()
  await server.call('POST', 'contact', {
    body: { email: 'asks@example.com', name: 'Asks', message: 'Hello' },
    headers: { 'idempotency-key': message },
  })
  const setupToken = await addOperatorRole(server, (await registerVerifiedCouple(server)).email)
  return {
    values: { cookie, setupToken },
    message,
    restore: async () => {
      await db
        .insertInto('operator_sessions')
        .values(sessions)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
  }
}
