/** Preloaded into a measured server, which runs with --expose-gc: SIGUSR2 collects its garbage. */
process.on('SIGUSR2', () => gc!())
