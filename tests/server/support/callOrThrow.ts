import type { PlaceholderValues } from './placeholders.ts'
import type { TestServer } from './server.ts'

/** @throws Error when the call does not succeed */
export async function callOrThrow(
  server: TestServer,
  method: string,
  path: string,
  options: object,
): Promise<PlaceholderValues> {
  const response = await server.call(method, path, options)
  if (response.status >= 300) throw new Error(`${method} ${path} responded ${response.status}: ${response.text}`)
  return response.body as PlaceholderValues
}
