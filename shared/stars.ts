/** What couples rate of a provider, in the order in which it is shown (Stars in the OpenAPI document). */
export const STAR_NAMES = ['quality', 'communication', 'punctuality', 'value'] as const

export type StarName = (typeof STAR_NAMES)[number]
