/** The address when it is https, else undefined: nothing typed by a couple may run as a script or downgrade a guest. */
export function httpsAddress(address: string | undefined): string | undefined {
  return address && /^https:\/\/[^\s]+$/i.test(address.trim()) ? address.trim() : undefined
}
