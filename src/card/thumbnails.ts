import fanous from '@/assets/templates/fanous.svg'
import jasmine from '@/assets/templates/jasmine.svg'
import mashrabiya from '@/assets/templates/mashrabiya.svg'
import nile from '@/assets/templates/nile.svg'
import type { TemplateNumber } from './content'

const pictures: Record<TemplateNumber, string> = { 1: mashrabiya, 2: jasmine, 3: fanous, 4: nile }

/** @returns the URL of a template's picture (3:4), for the picker, the gallery and the draft's `img-src`. */
export const getTemplateThumbnail = (template: TemplateNumber): string => pictures[template]
