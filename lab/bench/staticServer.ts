/**
 * A bare static server (@fastify/static) for comparison, in a separate process like the measured server. `node staticServer.ts FOLDER PORT`
 */
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

const [root = '.', port = '0'] = process.argv.slice(2)
const app = Fastify()
await app.register(fastifyStatic, { root, preCompressed: true })
await app.listen({ port: Number(port), host: '127.0.0.1' })
