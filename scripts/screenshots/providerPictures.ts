import { ownProviderPath, paths, providerPath } from '../../shared/routes.ts'
import { createSignedIn } from '../../tests/e2e/support/couple.ts'
import { enterConsole, runCommand } from '../../tests/e2e/support/operator.ts'
import { demoProviders } from '../../server/modules/providers/demo/providers.ts'
import { createPhotographedProvider, editProvider, waitForSamplePhotos } from '../lib/photographedProvider.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { eachBrowser, enterSite } from './eachBrowser.ts'
import { listEnquiryPictures } from './enquiryPictures.ts'
import type { Picture } from './pictures.ts'

/** Takes the pictures of directory, provider page and own area with photographs, on a server of its own. */
export async function takeProviderPictures(isChosen: (name: string) => boolean): Promise<void> {
  const server = await startServer({ environment: { DEMO_PHOTOGRAPHS: 'yes' } })
  try {
    await waitForSamplePhotos(server)
    const own = await createPhotographedProvider(server, 6)
    const { id, token } = own
    await runCommand(server, 'providers', 'approve', id, '1')
    await editProvider(server, own, 2)
    const emptyToken = await createSignedIn(server.url)
    const visitor: Picture[] = [
      { name: 'market-directory', path: paths.directory },
      { name: 'market-directory-place', path: `${paths.directory}?governorate=cairo&sort=price` },
      { name: 'market-directory-none', path: `${paths.directory}?governorate=new-valley&category=dj&guests=900` },
      { name: 'market-provider', path: providerPath(demoProviders[0]!.id) },
      { name: 'market-provider-other', path: providerPath(demoProviders[5]!.id) },
      { name: 'market-viewer', path: `${providerPath(demoProviders[0]!.id)}#photos`, windowOnly: true },
    ]
    const owner: Picture[] = [
      { name: 'market-own', path: ownProviderPath('edit', id) },
      { name: 'market-own-preview', path: ownProviderPath('preview', id) },
      { name: 'market-own-public', path: providerPath(id) },
    ]
    const enquiries = await listEnquiryPictures(server, own)
    await eachBrowser(server, isChosen, async (take, browser) => {
      const takeAll = async (pictures: Picture[]) => {
        for (const picture of pictures) await take(picture)
      }
      const none: Picture = { name: 'market-own-none', path: paths.ownProviders }
      await takeAll([...visitor, ...enquiries.visitor])
      await enterSite(browser, server, token)
      await takeAll([...owner, ...enquiries.owner])
      await enterSite(browser, server, enquiries.coupleToken)
      await takeAll(enquiries.couple)
      await enterSite(browser, server, emptyToken)
      await takeAll([none, ...enquiries.empty])
      await enterConsole(browser, server, enquiries.operatorToken)
      await takeAll(enquiries.console)
    })
  } finally {
    await discardServer(server)
  }
}
