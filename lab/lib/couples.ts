import { randomUUID } from 'node:crypto'

const PASSWORD = 'Farah#2027'
/** Registrations in parallel. Each hashes a password, so this number keeps all cores busy. */
const AT_ONCE = 8

export interface BenchCouple {
  email: string
  password: string
  token: string
}

const send = async (url: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

async function registerCouple(url: string): Promise<BenchCouple> {
  const credentials = { email: `${randomUUID()}@example.com`, password: PASSWORD }
  await send(url, 'identity/register', credentials)
  return { ...credentials, token: String((await send(url, 'identity/login', credentials))['token']) }
}

/** Registers couples and signs them in; one couple may publish at most 50 invitations. */
export async function registerCouples(url: string, count: number): Promise<BenchCouple[]> {
  const couples: BenchCouple[] = []
  while (couples.length < count) {
    couples.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - couples.length) }, () => registerCouple(url)),
      )),
    )
  }
  return couples
}

export const invitation = {
  template: 2,
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  weddingDate: '2050-06-17',
  weddingTime: '19:30',
  engagementDate: '2049-12-04',
  hennaDate: '2050-06-15',
  crownDate: '2050-06-16',
  weddinghole: 'قاعة النيل',
  weddingAddress: '١٢ كورنيش النيل',
  area: 'الزمالك',
}

/**
 * Publishes an invitation.
 * @returns its slug
 */
export const publishOne = async (url: string, { token }: BenchCouple): Promise<string> =>
  String((await send(url, 'invitations', invitation, token))['slug'])
