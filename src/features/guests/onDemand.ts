/** Loads the form that adds families. */
export const importAdd = () => import(/* webpackChunkName: "guest-forms" */ './add/AddPanel')
/** Loads the filters of the list. */
export const importFilters = () => import(/* webpackChunkName: "guest-filters" */ './list/Filters')
/** Loads what can be done with the selected families. */
export const importBulkBar = () => import(/* webpackChunkName: "guest-forms" */ './list/BulkBar')
/** Loads the offer to undo a deletion. */
export const importUndo = () => import(/* webpackChunkName: "guest-forms" */ './UndoDelete')
