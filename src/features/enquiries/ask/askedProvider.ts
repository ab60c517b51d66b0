/** A provider that is asked. */
export interface AskedProvider {
  id: string
  name: string
  /** Its number on WhatsApp, an Egyptian mobile number. */
  phone: string
}
