/** Reads the browser's tables of the language that it is named after, and says when it has them. */
new Intl.NumberFormat(self.name).format(0)
new Intl.PluralRules(self.name).select(0)
new Intl.DateTimeFormat(self.name, { month: 'long', timeZone: 'UTC' }).format(0)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
self.postMessage(null)
self.close()
