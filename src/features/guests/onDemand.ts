export const importAdd = () => import(/* webpackChunkName: "guest-forms" */ './add/AddPanel')
export const importFilters = () => import(/* webpackChunkName: "guest-filters" */ './list/Filters')
