import { ownProviderPath, paths, providerPath } from '../../shared/routes.ts'
import type {
  Enquiries,
  Enquiry,
  EnquiryUpdate,
  NewEnquiry,
  OwnReview,
} from '../../src/api/generated/providerEndpoints.ts'
import { createSignedIn, getDayFromNow, send } from '../../tests/e2e/support/couple.ts'
import { createOperatorAccount, sendAsOperator, signInOperator } from '../../tests/e2e/support/operator.ts'
import { passDays } from '../../tests/e2e/support/providerDays.ts'
import { demoProviders } from '../../server/modules/providers/demo/providers.ts'
import type { PhotographedProvider } from '../lib/photographedProvider.ts'
import type { OwnServer } from '../lib/server.ts'
import type { Picture } from './pictures.ts'

const question: NewEnquiry = {
  name: 'ليلى وعمر',
  phone: '01112345678',
  consent: true,
  weddingId: null,
  weddingDate: getDayFromNow(200),
  place: 'فندق النيل، الجيزة',
  guests: 250,
  message: 'السلام عليكم،\nهل اليوم متاح؟ نريد تصويرًا من العصر حتى نهاية الحفل، ومعه ألبوم للأهل.',
}
/** What came of the enquiries of one couple, in their order. */
const outcomes: Pick<EnquiryUpdate, 'status' | 'amount' | 'note'>[] = [
  { status: 'booked', amount: 18_000, note: 'دفعنا ٥٬٠٠٠ مقدمًا، والباقي يوم الفرح.' },
  { status: 'quoted', amount: 22_500, note: 'السعر يشمل السيارة.' },
  { status: 'declined', amount: null, note: null },
  { status: 'asked', amount: null, note: null },
]
const reviews = [
  { name: 'ليلى وعمر', stars: [5, 5, 4, 5], words: 'صور تشبهنا، وفريق هادئ لم نشعر به طوال الليلة.' },
  { name: 'Mariam & Karim', stars: [4, 5, 5, 4], words: 'Calm, on time, and the album was ready in three weeks.' },
  { name: 'سلمى وحسن', stars: [2, 3, 4, 2], words: 'الصور جميلة، لكن الألبوم تأخر شهرين عن موعده.' },
  { name: 'نور ويوسف', stars: [5, 4, 5, 5], words: 'ننصح بهم كل عروسين.' },
]

/** Registers a couple that asks providers. @returns its access token and its enquiries, in the order of the providers */
async function askProviders({ url }: OwnServer, providerIds: string[], name = question.name) {
  const token = await createSignedIn(url)
  for (const id of providerIds) await send(url, 'POST', `/providers/${id}/enquiries`, { ...question, name }, token)
  const { enquiries } = await send<Enquiries>(url, 'GET', '/enquiries', undefined, token)
  const inOrder = providerIds.map((id) => enquiries.find(({ provider }) => provider.id === id)!)
  return { token, enquiries: inOrder }
}

/** Books a provider as a couple whose wedding is over, and reviews it. @returns the review */
async function reviewProvider(
  server: OwnServer,
  providerId: string,
  { name, stars: [quality, communication, punctuality, value], words }: (typeof reviews)[number],
): Promise<OwnReview> {
  const { token, enquiries } = await askProviders(server, [providerId], name)
  const { id, version } = enquiries[0]!
  const update = { status: 'booked', amount: 15_000, note: null, weddingDate: getDayFromNow(1), version }
  await send(server.url, 'PUT', `/enquiries/${id}`, update, token)
  passDays(server, 3)
  const review = { name, words, stars: { quality, communication, punctuality, value } }
  return (await send<Enquiry>(server.url, 'POST', `/enquiries/${id}/review`, review, token)).review!
}

/** Reviews of a provider: answered, disputed, shown, and one that waits for the operator. */
async function fillReviews(server: OwnServer, { id, token }: PhotographedProvider, operatorToken: string) {
  const stored: OwnReview[] = []
  for (const review of reviews) stored.push(await reviewProvider(server, id, review))
  const [answered, , disputed] = stored
  for (const review of stored.slice(0, -1))
    await sendAsOperator(server, operatorToken, `/reviews/${review.id}/decision`, {
      decision: 'show',
      removesAnswer: false,
      version: 1,
    })
  const path = `/providers/${id}/reviews`
  await send(server.url, 'POST', `${path}/${answered!.id}/answer`, { text: 'كانت ليلة سعيدة لنا أيضًا.' }, token)
  await send(server.url, 'POST', `${path}/${disputed!.id}/dispute`, { reason: 'سلّمنا الألبوم في موعده.' }, token)
}

export interface EnquiryPictures {
  visitor: Picture[]
  owner: Picture[]
  /** Of a couple that has asked several providers. */
  couple: Picture[]
  coupleToken: string
  /** Of an account that has nothing yet. */
  empty: Picture[]
  operatorToken: string
  console: Picture[]
}

/**
 * Fills a provider's lists and a couple's.
 * @param own a listed provider
 * @returns the pictures of both sides of enquiries and reviews
 */
export async function listEnquiryPictures(server: OwnServer, own: PhotographedProvider): Promise<EnquiryPictures> {
  const operatorToken = await signInOperator(server, await createOperatorAccount(server))
  await fillReviews(server, own, operatorToken)
  const asked = [own.id, ...demoProviders.slice(0, outcomes.length - 1).map(({ id }) => id)]
  const { token: coupleToken, enquiries } = await askProviders(server, asked)
  for (const [index, outcome] of outcomes.entries()) {
    const { id, version, weddingDate } = enquiries[index]!
    if (outcome.status !== 'asked')
      await send(server.url, 'PUT', `/enquiries/${id}`, { ...outcome, weddingDate, version }, coupleToken)
  }
  const ask = { path: `${providerPath(demoProviders[0]!.id)}#ask`, brings: '[role="dialog"] [name="message"]' }
  return {
    visitor: [
      { name: 'market-ask', ...ask, windowOnly: true },
      { name: 'market-reviewed', path: providerPath(own.id) },
    ],
    owner: [
      { name: 'market-received', path: ownProviderPath('enquiries', own.id) },
      { name: 'market-own-reviews', path: ownProviderPath('reviews', own.id) },
    ],
    couple: [
      { name: 'market-my-providers', path: paths.myProviders },
      { name: 'market-ask-signed-in', ...ask, windowOnly: true },
    ],
    coupleToken,
    empty: [{ name: 'market-my-providers-none', path: paths.myProviders }],
    operatorToken,
    console: [
      { name: 'market-console-reviews', path: '/operator/reviews' },
      { name: 'market-console-disputed', path: '/operator/reviews?status=disputed' },
    ],
  }
}
