/** Uses Intl once for the locale that names the worker, then reports back. */
new Intl.NumberFormat(self.name).format(0)
new Intl.PluralRules(self.name).select(0)
new Intl.DateTimeFormat(self.name, { month: 'long', timeZone: 'UTC' }).format(0)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
self.postMessage(null)
self.close()
