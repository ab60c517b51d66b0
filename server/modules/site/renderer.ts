import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../../../shared/siteConfig.ts'
import { RENDERED_DATA_ID } from '../../../shared/sitePage.ts'
import type { PageToRender, SiteRenderModule } from '../../../shared/sitePage.ts'
import { toEmbeddedJson } from '../../lib/embeddedJson.ts'
import { loadPageFiles } from './pageFiles.ts'
import { buildConfigElement } from './placeholders.ts'

/** Renders pages of the site with the module that the build also prerenders them with. */
export interface SiteRenderer<Search> {
  findPageRequest: SiteRenderModule<Search>['findPageRequest']
  /** @returns the HTML document, with the response for the scripts */
  render: (page: Omit<PageToRender<Search>, 'config'>) => Promise<string>
}

const createDataElement = (data: unknown): string =>
  `<script type="application/json" id="${RENDERED_DATA_ID}">${toEmbeddedJson(data)}</script>`

/**
 * @param distDir the folder of the whole build
 * @throws Error without a build
 */
export async function loadSiteRenderer<Search>(distDir: string, config: SiteConfig): Promise<SiteRenderer<Search>> {
  const file = pathToFileURL(join(distDir, 'render/site.mjs')).href
  const getFiles = await loadPageFiles(distDir)
  const { findPageRequest, renderPage, buildDocument } = (await import(file)) as SiteRenderModule<Search>
  return {
    findPageRequest,
    render: async (request) => {
      const page = await renderPage({ ...request, config })
      return buildDocument(page, {
        ...getFiles(page),
        config: buildConfigElement(config),
        data: createDataElement(request.response),
      })
    },
  }
}
