/** Loads the form that adds families. */
export const importAdd = () => import(/* webpackChunkName: "guest-forms" */ './add/AddPanel')
/** Loads the filters of the list. */
export const importFilters = () => import(/* webpackChunkName: "guest-filters" */ './list/Filters')
