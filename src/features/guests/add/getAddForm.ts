/** @returns the name of the form that adds families to a wedding, under which its input is kept */
export const getAddForm = (weddingId: string): string => `household:new:${weddingId}`
