import { createAction } from '@reduxjs/toolkit'
import type { ItemCategory } from './gallery'

/** A visitor clicked a tab of the gallery: a category, or 'all'. */
export const tabChosen = createAction<ItemCategory | 'all'>('items/tabChosen')
