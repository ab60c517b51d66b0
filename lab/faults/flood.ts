/** A load generator in a process of its own: `node flood.ts URL CONNECTIONS`. It requests one address until it is ended. */
import autocannon from 'autocannon'

const [url = '', connections = ''] = process.argv.slice(2)
await autocannon({
  url,
  connections: Number(connections),
  duration: 600,
  headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
})
