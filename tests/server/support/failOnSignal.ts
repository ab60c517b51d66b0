/** Loaded before a server that a test starts as a process of its own (`node --import`): signals make it fail as a fault in the code would. */
process.on('SIGUSR2', () => {
  throw new Error('a fault in the code')
})
process.on('SIGHUP', () => void Promise.reject(new Error('a fault in the code')))
