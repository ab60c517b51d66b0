import type { ContractName } from '@shared/guests/events'
import { readStoredObject, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import type { Card } from '@shared/card/card'
import { TEMPLATES, getTemplateName, type TemplateNumber } from '@/card/content'
import { emptyDraft, type EditedInvitation, type InvitationDraft } from './draft'

/** Field names in `InvitationData` as in the specification (§3); those it does not name are ours. */
const storedNames = {
  bride: 'bride-name',
  groom: 'groom-name',
  weddingDate: 'wedding-date',
  weddingTime: 'wedding-time',
  engagementDate: 'engagement-date',
  hennaDate: 'henna-date',
  crownDate: 'crown-date',
  area: 'area',
  hall: 'wedding-hole',
  address: 'adress',
  mapsLink: 'maps-link',
  backgroundImage: 'background-image',
  timeZone: 'time-zone',
  weddingId: 'wedding-id',
  requestKey: 'request-key',
} as const

type TextField = keyof typeof storedNames
const textFields = Object.keys(storedNames) as TextField[]

/** `img-src` is the URL of the template's picture. */
const getTemplatePicture = (template: TemplateNumber | null): string =>
  template === null ? '' : `/assets/templates/${getTemplateName(template)}.svg`

function parseTemplate(picture: unknown): TemplateNumber | null {
  const index = TEMPLATES.findIndex((name) => typeof picture === 'string' && picture.endsWith(`/${name}.svg`))
  return index < 0 ? null : ((index + 1) as TemplateNumber)
}

function parseEdited(value: unknown): EditedInvitation | null {
  const edited = { shortCode: null, ...(value as EditedInvitation | undefined) }
  const isValid = typeof edited.id === 'string' && typeof edited.slug === 'string' && typeof edited.version === 'number'
  return isValid ? (edited as EditedInvitation) : null
}

/** Writes the draft to session storage, so that a reload or a sign-in loses nothing. An empty draft is removed. */
export function writeDraft(draft: InvitationDraft): void {
  if (draft === emptyDraft) {
    writeStored('sessionStorage', storageKeys.invitationData, null)
    return
  }
  const texts = Object.fromEntries(textFields.map((field) => [storedNames[field], draft[field]]))
  const stored = {
    ...texts,
    'img-src': getTemplatePicture(draft.template),
    language: draft.language,
    'contract-name': draft.contractName,
    card: draft.card,
    editing: draft.editing,
  }
  writeStored('sessionStorage', storageKeys.invitationData, JSON.stringify(stored))
}

/** @returns the stored draft, with empty texts where it is damaged; null when there is none. */
export function readDraft(): InvitationDraft | null {
  const stored = readStoredObject('sessionStorage', storageKeys.invitationData)
  if (!stored) return null
  const texts = Object.fromEntries(
    textFields.flatMap((field) => {
      const value = stored[storedNames[field]]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
  return {
    ...emptyDraft,
    ...texts,
    template: parseTemplate(stored['img-src']),
    language: stored['language'] === 'en' ? 'en' : 'ar',
    contractName: stored['contract-name'] as ContractName | undefined,
    card: stored['card'] as Card | undefined,
    editing: parseEdited(stored['editing']),
  }
}
