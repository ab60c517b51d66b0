import { TEMPLATE_NUMBERS } from '../../src/card/content.ts'
import { getFontPairs } from '../../shared/fontPairs.ts'
import { getTemplateColors } from '../../shared/palettes/cardColors.ts'
import { invitationPath } from '../../shared/routes.ts'
import { createAccount, publish, register, updateInvitation } from '../../tests/e2e/support/couple.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import type { Picture } from './pictures.ts'

/** Takes the guest page of each template in all its palettes, in an own accent and in other font pairs, closed and open. */
export async function takePalettePictures(
  siteUrl: string,
  locale: Locale,
  take: (pictures: Picture[]) => Promise<void>,
): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  for (const template of TEMPLATE_NUMBERS) {
    let invitation = await publish(siteUrl, account, locale, template)
    const path = invitationPath(invitation.slug)
    const looks = getTemplateColors(template).palettes.map(({ id }) => ({ name: id, card: { palette: id } }))
    const [, ...others] = getFontPairs(template)
    const fontPairs = others.map(({ id }) => ({ name: `fonts-${id}`, card: { fontPair: id } }))
    for (const { name, card } of [...looks, { name: 'own', card: { accent: '#c2185b' } }, ...fontPairs]) {
      invitation = await updateInvitation(siteUrl, account, invitation, { card })
      await take([
        { name: `palette-${template}-${name}-closed`, path, windowOnly: true },
        { name: `palette-${template}-${name}`, path, click: 'article details summary' },
      ])
    }
  }
}
