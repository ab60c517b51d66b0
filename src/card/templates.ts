import { use, type ComponentType } from 'react'
import type { TemplateNumber } from './content'
import type { TemplateProps } from './templateProps'

type Template = ComponentType<TemplateProps>

const loaders: Record<TemplateNumber, () => Promise<{ default: Template }>> = {
  1: () => import(/* webpackChunkName: "template-mashrabiya" */ './templates/mashrabiya/Mashrabiya'),
  2: () => import(/* webpackChunkName: "template-jasmine" */ './templates/jasmine/Jasmine'),
  3: () => import(/* webpackChunkName: "template-fanous" */ './templates/fanous/Fanous'),
  4: () => import(/* webpackChunkName: "template-nile" */ './templates/nile/Nile'),
}
const loaded = new Map<TemplateNumber, Template>()
const loading = new Map<TemplateNumber, Promise<Template>>()
const failed = new Set<TemplateNumber>()

async function load(template: TemplateNumber): Promise<Template> {
  try {
    const { default: component } = await loaders[template]()
    loaded.set(template, component)
    return component
  } catch (error) {
    failed.add(template)
    throw error
  }
}

/** Loads a template's code and styles once; afterwards the card renders synchronously. Retries after a failure. */
export function preloadTemplate(template: TemplateNumber): Promise<Template> {
  const pending = loading.get(template)
  if (pending && !failed.delete(template)) return pending
  const promise = load(template)
  loading.set(template, promise)
  return promise
}

/** The template's component: synchronous when preloaded, else it suspends. A failed load is thrown to the nearest boundary. */
export function useTemplate(template: TemplateNumber): Template {
  return loaded.get(template) ?? use(loading.get(template) ?? preloadTemplate(template))
}
