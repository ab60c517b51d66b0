import { useRef } from 'react'

interface Attempt {
  content: string
  key: string
}

/**
 * Keeps the id of what was sent and of which no response says that it is stored: sent again after a lost
 * response, it is stored once.
 * @returns a function that calls `send` with the id of the content
 */
export function useSendOnce() {
  const attempt = useRef<Attempt | null>(null)
  return async <Result>(content: object, send: (key: string) => Promise<Result>): Promise<Result> => {
    const text = JSON.stringify(content)
    const current = attempt.current?.content === text ? attempt.current : { content: text, key: crypto.randomUUID() }
    attempt.current = current
    const result = await send(current.key)
    attempt.current = null
    return result
  }
}
