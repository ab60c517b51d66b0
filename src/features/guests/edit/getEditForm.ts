/** @returns the name under which what was typed for a household is kept */
export const getEditForm = (householdId: string): string => `household:${householdId}`
