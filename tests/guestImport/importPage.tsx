/** What the tests of the import's page share. */
import { screen } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { api, getSentBodies } from '../mocks/api'
import { renderSite, type RenderOptions } from '../render'
import type { Household, Import, ImportInput } from '@/api/weddings'
import { GuestImport } from '@/features/guest-import/GuestImport'
import { events, WEDDING_ID } from './plan'

export const path = `/weddings/${WEDDING_ID}`
const wedding = {
  id: WEDDING_ID,
  title: 'عمر وليلى',
  language: 'ar',
  timeZone: 'Africa/Cairo',
  role: 'owner',
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
export const imported: Import = {
  id: '1a6e8d4c-2f9b-4735-8c0e-6b5d3a9f7e12',
  source: 'paste',
  added: 2,
  updated: 1,
  unchanged: 0,
  createdAt: '2026-11-23T10:00:00.000Z',
  undoableUntil: '2026-11-24T10:00:00.000Z',
}

export interface Mocks {
  households?: Household[]
  imports?: Import[]
}

/** @returns handlers of the API for a wedding with these households and imports */
export const createHandlers = ({ households = [], imports = [] }: Mocks = {}): RequestHandler[] => [
  http.get(api('/weddings'), () => HttpResponse.json({ items: [wedding] })),
  http.get(api(`${path}/events`), () => HttpResponse.json({ items: events })),
  http.get(api(`${path}/households`), () => HttpResponse.json({ items: households, total: households.length })),
  http.get(api(`${path}/imports`), () => HttpResponse.json({ items: imports })),
  http.post(api(`${path}/imports`), () => HttpResponse.json(imported, { status: 201 })),
]

/** Renders the import of the wedding. */
export const renderImport = (options?: RenderOptions) => renderSite(<GuestImport weddingId={WEDDING_ID} />, options)
export type Page = ReturnType<typeof renderImport>

export const getBodies = () => getSentBodies(`${path}/imports`).filter((body) => body !== null) as ImportInput[]
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
export const getFamily = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })

export async function paste({ user }: Page, text: string): Promise<void> {
  await user.click(await screen.findByLabelText('Paste a list'))
  await user.paste(text)
  await user.click(getButton('Read this list'))
}

/** jsdom's files have no `arrayBuffer`. */
const createFile = (content: string | Uint8Array<ArrayBuffer>, name: string): File => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}

export async function chooseFile(
  { user }: Page,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'guests.csv',
): Promise<void> {
  await user.upload(await screen.findByLabelText('Open a file', { selector: 'input' }), createFile(content, name))
}

/** Waits for the rows of the last step. */
export async function preview(): Promise<HTMLElement> {
  await screen.findByRole('list', { name: 'Families in your list' })
  return screen.getByRole('heading', { name: 'Check and add' })
}
export const LINES = 'منى عادل 01012345678 3\nخالد مصطفى 01112345678\nهدى شوقي 01212345678 2'
