import type { OwnPhoto } from '@/api/generated/providerEndpoints'
import { createProfile, providerDetails } from '../../tests/fixtures/provider.ts'
import { createSignedIn, send } from '../../tests/e2e/support/couple.ts'
import { demoProviders } from '../../server/modules/providers/demo/providers.ts'
import type { OwnServer } from './server.ts'

const PHOTOS_PER_SAMPLE = 3
/** Drawing takes half a minute on a free core. */
const DRAWING_LIMIT_S = 120

/** @returns the addresses of the largest sizes of a sample provider's photographs */
async function findSamplePhotos({ url }: OwnServer, id: string): Promise<string[]> {
  const { photos } = await send<{ photos: OwnPhoto[] }>(url, 'GET', `/providers/${id}`, undefined)
  return photos.flatMap(({ files }) => (files ? [url + files.large] : []))
}

/** Waits until the server has drawn the photographs of its sample providers. @throws Error after two minutes */
export async function waitForSamplePhotos(server: OwnServer): Promise<void> {
  const isDrawn = async ({ id }: { id: string }) => (await findSamplePhotos(server, id)).length === PHOTOS_PER_SAMPLE
  for (let second = 0; second < DRAWING_LIMIT_S; second += 1) {
    if ((await Promise.all(demoProviders.map(isDrawn))).every(Boolean)) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('the sample photographs are not drawn')
}

/** Adds a photograph to a provider, as its owner does. */
async function addPhoto({ url }: OwnServer, token: string, id: string, file: string): Promise<OwnPhoto> {
  const form = new FormData()
  form.append('file', await (await fetch(file)).blob(), 'photo.webp')
  const response = await fetch(`${url}/api/v1/providers/${id}/photos`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`a photograph: ${response.status} ${await response.text()}`)
  return (await response.json()) as OwnPhoto
}

export interface PhotographedProvider {
  id: string
  /** Its owner's access token. */
  token: string
  /** In the order of the gallery; an operator has not looked at them. */
  photos: OwnPhoto[]
}

/** Registers a provider with an account of its own and some of the sample providers' photographs. */
export async function createPhotographedProvider(server: OwnServer, count: number): Promise<PhotographedProvider> {
  const { url } = server
  const token = await createSignedIn(url)
  const { id } = await send<{ id: string }>(url, 'POST', '/services/providers/registration', providerDetails, token)
  const photos: OwnPhoto[] = []
  const samples = (await Promise.all(demoProviders.map((sample) => findSamplePhotos(server, sample.id)))).flat()
  for (const file of samples.slice(0, count)) photos.push(await addPhoto(server, token, id, file))
  return { id, token, photos }
}

/** Changes the details and the profile of a provider, as its owner does. */
export const editProvider = (
  { url }: OwnServer,
  { id, token }: PhotographedProvider,
  version: number,
): Promise<object> =>
  send(url, 'PUT', `/providers/${id}`, { ...providerDetails, profile: createProfile(), version }, token)
