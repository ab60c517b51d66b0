import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { hasContact } from '../../../../shared/hasContact.ts'
import { ENQUIRY_TEXT_MAX_CHARACTERS, REVIEW_MAX_CHARACTERS } from '../../../../shared/limits.ts'
import { cleanText } from '../../../../shared/text.ts'
import { ArgumentError, readArguments } from '../../../cli/arguments.ts'
import { startTestServer } from '../../../../tests/server/support/server.ts'
import type { TestServer } from '../../../../tests/server/support/server.ts'
import { toStoredProfile } from '../profile.ts'
import { addDemoProviders } from './addDemoProviders.ts'
import { addDemoPhotos } from './photos/addDemoPhotos.ts'
import { describeDrawing } from './photos/alt.ts'
import { drawPhoto } from './photos/drawPhoto.ts'
import { planDrawings, renderDrawing } from './photos/drawing.ts'
import { demoProviders } from './providers.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const countProviders = async (query = '') => (await server.call('GET', `providers?${query}`)).body.total
/** @returns the distinct categories of the providers; the OpenAPI document has 17 */
const listCategories = (providers: Array<{ details: { serviceClasses: string[] } }>) =>
  new Set(providers.flatMap(({ details }) => details.serviceClasses))

it('adds 24 approved providers in all 17 categories to an empty directory once', async () => {
  expect(await countProviders()).toBe(0)
  expect(await addDemoProviders(server.app.context.db)).toBe(24)
  expect(await countProviders()).toBe(24)
  const categories = listCategories(demoProviders)
  expect(categories.size).toBe(17)
  for (const category of categories) expect(await countProviders(`category=${category}`)).toBeGreaterThan(0)
  expect(await countProviders(`area=${encodeURIComponent('القاهره')}`)).toBeGreaterThan(3)

  expect(await addDemoProviders(server.app.context.db)).toBe(0)
  expect(await countProviders()).toBe(24)
})

it('has only valid registrations without real contact details', async () => {
  for (const { details } of demoProviders) {
    const { status } = await server.call('POST', 'services/providers/registration', { body: details })
    expect([details.businessName, status]).toEqual([details.businessName, 201])
    expect(details.contactNumber).toMatch(/^010000000\d\d$/)
    expect([details.emailAddress, details.websiteOrSocialMedia]).toEqual([
      expect.stringMatching(/\.example$/),
      expect.stringMatching(/\.example$/),
    ])
  }
})

it('has a valid profile, marked as a sample, for each provider', async () => {
  for (const { id, details, language, profile } of demoProviders) {
    expect(toStoredProfile(profile, details.priceRange, 2026)).toEqual(profile)
    expect(profile.about).toMatch(language === 'ar' ? /^بيانات تجريبية: / : /^Sample data: /)
    expect(profile.packages.length).toBeGreaterThanOrEqual(2)
    for (const { price } of profile.packages) {
      expect(price).toBeGreaterThanOrEqual(details.priceRange!)
      expect(price).toBeLessThanOrEqual(profile.priceTo!)
    }
    // The response is validated against the OpenAPI document.
    expect((await server.call('GET', `providers/${id}`)).status).toBe(200)
  }
})

describe('the reviews', () => {
  const listShown = async (id: string) => (await server.call('GET', `providers/${id}/reviews`)).body
  const countRows = (table: 'enquiries' | 'reviews') =>
    server.app.context.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count))
  const all = demoProviders.flatMap(({ reviews }) => reviews)

  it('rate the 14 providers with three or more, and no other one', async () => {
    const counts = demoProviders.map(({ reviews }) => reviews.length)
    expect([3, 1, 0].map((min) => counts.filter((count) => count >= min).length)).toEqual([14, 18, 24])
    for (const { id, reviews } of demoProviders) {
      const { rating } = (await server.call('GET', `providers/${id}`)).body
      expect([id, rating?.count]).toEqual([id, reviews.length >= 3 ? reviews.length : undefined])
      if (!rating) continue
      expect(rating.average).toBeGreaterThanOrEqual(3.8)
      expect(rating.average).toBeLessThanOrEqual(4.9)
    }
  })

  it('are shown with their answers, the newest first', async () => {
    for (const { id, reviews } of demoProviders) {
      expect((await listShown(id)).items).toMatchObject(
        reviews.map(({ name, words, answer }) => ({ name, words, answer: answer === null ? null : { text: answer } })),
      )
    }
  })

  it('follow the rules of reviews, and each text is marked as a sample', () => {
    for (const { name, words, answer } of all) {
      expect(name).toMatch(/^(تجريبي|Sample): /)
      expect(words).toMatch(/(تقييم تجريبي|Sample review)\.$/)
      expect(answer ?? 'Sample answer.').toMatch(/(ردّ تجريبي|Sample answer)\.$/)
      for (const written of [name, words, answer ?? '']) {
        expect([written, hasContact(written)]).toEqual([cleanText(written), false])
      }
      expect(words.length).toBeLessThanOrEqual(REVIEW_MAX_CHARACTERS)
      expect(answer?.length ?? 0).toBeLessThanOrEqual(ENQUIRY_TEXT_MAX_CHARACTERS)
    }
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length)
  })

  it('are added once, without counting their enquiries; deleted ones are added again', async () => {
    const { db } = server.app.context
    await addDemoProviders(db)
    expect([await countRows('enquiries'), await countRows('reviews')]).toEqual([all.length, all.length])
    const { id, reviews } = demoProviders[0]!
    const review = (await listShown(id)).items[1]
    await db.deleteFrom('enquiries').where('id', '=', review.id).execute()
    await addDemoProviders(db)
    expect((await listShown(id)).total).toBe(reviews.length)
    expect(await countRows('reviews')).toBe(all.length)
    const asked = await db.selectFrom('providers').select('id').where('asked', '>', 0).execute()
    const unmailed = await db.selectFrom('providers').select('id').where('unmailed_enquiries', '>', 0).execute()
    expect([...asked, ...unmailed]).toEqual([])
  })

  it('belong to booked enquiries whose wedding was before', async () => {
    const rows = await server.app.context.db
      .selectFrom('reviews')
      .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
      .select([
        'enquiries.status',
        'user_id',
        'phone',
        'wedding_date',
        'enquiries.created_at',
        'reviews.created_at as at',
      ])
      .execute()
    for (const row of rows) {
      expect(row).toMatchObject({ status: 'booked', user_id: null, phone: '+201000000000' })
      expect(row.created_at < row.wedding_date! && row.wedding_date! < row.at).toBe(true)
    }
  })
})

describe('the photographs', () => {
  it('are two wide ones and an upright one for each provider, and no two are alike', () => {
    const drawings = demoProviders.flatMap(({ details }, index) => planDrawings(details, index))
    expect(drawings.map(({ isUpright }) => isUpright)).toEqual(demoProviders.flatMap(() => [false, false, true]))
    expect(new Set(drawings.map(renderDrawing)).size).toBe(72)
    for (const drawing of drawings) {
      expect(renderDrawing(drawing)).not.toMatch(/NaN|undefined/)
      expect(describeDrawing(drawing, 'ar').length).toBeLessThanOrEqual(200)
    }
  })

  it('have the same bytes each time', async () => {
    const digest = async () => {
      const { files } = await drawPhoto(planDrawings(demoProviders[0]!.details, 0)[0]!)
      return files.map(({ content }) => createHash('sha256').update(content).digest('hex'))
    }
    expect(await digest()).toEqual(await digest())
  })

  it('are listed in three sizes; an interrupted start is completed, and a further one adds nothing', async () => {
    const { context } = server.app
    const few = demoProviders.slice(0, 2)
    expect(await addDemoPhotos(context, few, { limit: 2 })).toBe(2)
    expect(await addDemoPhotos(context, few)).toBe(4)
    expect(await addDemoPhotos(context, few)).toBe(0)
    for (const { id } of few) {
      const { photos } = (await server.call('GET', `providers/${id}`)).body
      expect(photos).toMatchObject([
        { width: 1600, height: 1200 },
        { width: 1600, height: 1200 },
        { width: 1200, height: 1600 },
      ])
      for (const { alt, files } of photos) {
        expect(alt).toMatch(/^(رسم تجريبي|Sample drawing): /)
        for (const [size, side, limit] of [
          ['small', 480, 40],
          ['medium', 960, 120],
          ['large', 1600, 250],
        ]) {
          const { raw } = await server.call('GET', files[size!])
          const { format, width, height } = await sharp(raw).metadata()
          expect([format, Math.max(width, height)]).toEqual(['webp', side])
          expect(raw.length).toBeLessThanOrEqual(Number(limit) * 1024)
        }
      }
    }
  })
})

it('restores deleted providers and keeps edited ones', async () => {
  const { db } = server.app.context
  const [first, second] = demoProviders
  await db.deleteFrom('providers').where('id', '=', first!.id).execute()
  await db.updateTable('providers').set({ status: 'rejected' }).where('id', '=', second!.id).execute()
  expect(await addDemoProviders(db)).toBe(1)
  expect((await server.call('GET', `providers/${first!.id}`)).body).toMatchObject({
    ...first!.details,
    status: 'approved',
    rating: { count: first!.reviews.length },
  })
  const enquiries = await db.selectFrom('enquiries').select('id').where('provider_id', 'is', null).execute()
  expect(enquiries).toEqual([])
  expect((await server.call('GET', `providers/${second!.id}`)).status).toBe(404)
})

describe('readArguments', () => {
  it('accepts no argument or --demo', () => {
    expect([readArguments([]), readArguments(['--demo'])]).toEqual([{ demo: false }, { demo: true }])
  })

  it.each([[['--dmeo']], [['demo']], [['--demo=yes']], [['--demo', '--port', '80']]])('rejects %j', (args) => {
    expect(() => readArguments(args)).toThrow(ArgumentError)
  })

  it('prints the allowed arguments and exits when they are wrong', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../main.ts'), '--dmeo'])
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(output).toBe(
      'Zaffa cannot start with "--dmeo". The only argument is --demo, which puts sample providers into the directory: npm start -- --demo\n',
    )
    expect(code).toBe(1)
  })
})
