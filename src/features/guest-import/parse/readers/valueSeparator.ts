/** Separates the values of one cell, as in Google Contacts' CSV. */
export const VALUE_SEPARATOR = ' ::: '
