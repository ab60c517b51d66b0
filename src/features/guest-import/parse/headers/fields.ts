/** What a column holds. */
export type ColumnField =
  | 'id'
  | 'honorific'
  | 'name'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'organization'
  | 'side'
  | 'tags'
  | 'phone'
  | 'language'
  | 'tableLabel'
  | 'note'
  | 'seats'
  | 'ignore'

/** A column's field; seats also have the hall that the header names, or an empty string. */
export type ColumnTarget = { field: 'seats'; hall: string } | { field: Exclude<ColumnField, 'seats'> }

/** One target for each column of the table. */
export type ColumnMapping = ColumnTarget[]
