/**
 * The minimum cost of a Fastify route on this machine, for comparison; in a separate process like the measured server. `node bareServer.ts
 * PORT BYTES` responds with JSON of about BYTES bytes at every address, and reads a body when there is one.
 */
import Fastify from 'fastify'

const [port = '0', bytes = '0'] = process.argv.slice(2)
const response = { message: 'x'.repeat(Math.max(0, Number(bytes) - '{"message":""}'.length)) }
const app = Fastify()
app.route({ method: ['GET', 'POST'], url: '*', handler: async () => response })
await app.listen({ port: Number(port), host: '127.0.0.1' })
