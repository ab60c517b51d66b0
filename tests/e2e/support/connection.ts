/** Disconnects a browser from the network, or connects it again. */
export const emulateOffline = (client: WebdriverIO.Browser, offline: boolean): Promise<void> =>
  client.setNetworkConditions({
    offline,
    latency: 0,
    download_throughput: offline ? 0 : -1,
    upload_throughput: offline ? 0 : -1,
  })
