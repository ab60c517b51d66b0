/** The kinds whose dates the invitations of a wedding show, in the order of the days. */
export const INVITATION_KINDS = ['engagement', 'henna', 'contract', 'wedding'] as const
export type InvitationKind = (typeof INVITATION_KINDS)[number]

/** The kinds that a wedding may be without: the couple says so in the invitation. */
export type CeremonyKind = Exclude<InvitationKind, 'wedding'>
/** Stands for the date of a ceremony that does not take place (CeremonyDate of the OpenAPI document). */
export const NO_CEREMONY = 'none'

/** The kinds that a wedding has at most once; all other events are `custom` and have titles. */
export const BUILT_IN_KINDS = [...INVITATION_KINDS, 'morning-after'] as const
export type BuiltInKind = (typeof BUILT_IN_KINDS)[number]

/** @returns whether an invitation shows events of this kind */
export const isInvitationKind = (kind: string): kind is InvitationKind =>
  INVITATION_KINDS.some((shown) => shown === kind)

/** How a marriage contract is called (ContractName of the OpenAPI document); the first one also when the couple has not chosen. */
export const CONTRACT_NAMES = ['katb-el-ketab', 'aqd-el-qiran', 'crowning'] as const
export type ContractName = (typeof CONTRACT_NAMES)[number]
export const DEFAULT_CONTRACT_NAME: ContractName = 'katb-el-ketab'

/** A kind, or the other name of a contract: what the tables of event names have. */
export type NamedKind = BuiltInKind | Exclude<ContractName, 'katb-el-ketab'>

/** @returns under which name an event of this kind is called */
export const getNamedKind = <Kind extends string>(
  kind: Kind,
  contractName: ContractName | undefined,
): Kind | Exclude<ContractName, 'katb-el-ketab'> =>
  kind !== 'contract' || contractName === undefined || contractName === 'katb-el-ketab' ? kind : contractName

/** The names of the kinds in the head of an exported guest list, by which an import recognizes them. */
export const EXPORTED_KINDS: Record<'en' | 'ar', Record<NamedKind, string>> = {
  en: {
    engagement: 'Engagement',
    henna: 'Henna night',
    contract: 'Marriage contract',
    'aqd-el-qiran': 'Marriage contract',
    crowning: 'Crowning',
    wedding: 'Wedding',
    'morning-after': 'Sabahiya (the day after)',
  },
  ar: {
    engagement: 'خطوبة',
    henna: 'حنّة',
    contract: 'كتب الكتاب',
    'aqd-el-qiran': 'عقد القران',
    crowning: 'الإكليل',
    wedding: 'فرح',
    'morning-after': 'صباحية',
  },
}

/** Earlier English names, in lists that were exported with them. */
export const FORMER_KINDS: Partial<Record<BuiltInKind, string>> = { henna: 'Henna', 'morning-after': 'Morning after' }

/** @returns the label of a hall in the head of an exported guest list */
export const formatHallLabel = (eventTitle: string, hallName: string): string => `${eventTitle} / ${hallName}`

/** Why an event is not as planned (EventStatus of the OpenAPI document). */
export type EventStatus = 'postponed' | 'calledOff'
