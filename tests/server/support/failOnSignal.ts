/** Loaded before a server that a test starts as a separate process (`node --import`): signals cause uncaught errors. */
process.on('SIGUSR2', () => {
  throw new Error('a fault in the code')
})
process.on('SIGHUP', () => void Promise.reject(new Error('a fault in the code')))
