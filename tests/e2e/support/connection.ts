/** Disconnects a browser from the network, or connects it again. */
export const emulateOffline = (client: WebdriverIO.Browser, offline: boolean): Promise<void> =>
  client.setNetworkConditions({
    offline,
    latency: 0,
    download_throughput: offline ? 0 : -1,
    upload_throughput: offline ? 0 : -1,
  })

/** For an init script: the browser says from the start that there is no connection, as a phone does. The emulation says it a moment later. */
export const SAY_OFFLINE = `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })`

/** For an init script: starts a page without a connection, and holds it before the application is evaluated (`runInSeparateTasks`). */
export const HOLD_OFFLINE_START = `
  ${SAY_OFFLINE}
  const setTimer = setTimeout
  window.setTimeout = (run, ms, ...rest) => (ms === 0 ? 0 : setTimer(run, ms, ...rest))`
