import type { PickedContact } from '../parse/importTable'

/** The Contact Picker API (W3C), which TypeScript's library of the DOM does not have. */
interface ContactsManager {
  select: (properties: ('name' | 'tel')[], options: { multiple: boolean }) => Promise<Partial<PickedContact>[]>
}

const getManager = (): ContactsManager | undefined => (navigator as { contacts?: ContactsManager }).contacts

/** @returns whether the browser lets the visitor choose contacts: Chrome on Android does */
export const hasContactPicker = (): boolean => typeof getManager()?.select === 'function'

/** Opens the browser's contact picker. @returns the chosen contacts, none if the visitor cancels */
export async function pickContacts(): Promise<PickedContact[]> {
  const chosen = await getManager()!.select(['name', 'tel'], { multiple: true })
  return chosen.map(({ name, tel }) => ({ name: name ?? [], tel: tel ?? [] }))
}
