import { join } from 'node:path'
import { createAccount, publish, register, uploadBackground } from '../../tests/e2e/support/couple.ts'
import { invitationFilePath, invitationPath } from '../../shared/routes.ts'
import { root } from '../../scripts/lib/run.ts'

const PICTURE = join(root, 'docs/pictures/invitations.png')

/** Publishes an invitation with a picture, and requests what the server renders for it. @returns what failed, or null */
export async function publishSample(url: string): Promise<string | null> {
  try {
    const account = createAccount()
    await register(url, account)
    const backgroundImage = await uploadBackground(url, account, PICTURE)
    const { slug, version } = await publish(url, account, 'ar', 1, { backgroundImage })
    const paths = ['/', invitationPath(slug), invitationFilePath(slug, 'preview.png', version), backgroundImage]
    const responses = await Promise.all(paths.map((path) => fetch(new URL(path, url))))
    const failed = responses.find(({ ok }) => !ok)
    return failed ? `${failed.url} responds with ${failed.status}` : null
  } catch (error) {
    return String(error)
  }
}
