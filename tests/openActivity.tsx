import { screen } from '@testing-library/react'
import type { SetupServer } from 'msw/node'
import { Route, Routes } from 'react-router-dom'
import WeddingNav from '@/app/wedding/WeddingNav'
import ActivityPage from '@/pages/ActivityPage'
import { weddingId } from './fixtures/wedding'
import { createActivityApi } from './mocks/activity'
import { renderSite } from './render'

type Initial = Parameters<typeof createActivityApi>[0]

/** Renders the page of changes below the tabs of its wedding. @param search the query of its address */
export function openActivity(server: SetupServer, initial: Initial = {}, search = '') {
  const activityApi = createActivityApi(initial)
  server.use(...activityApi.handlers)
  const view = renderSite(
    <>
      <WeddingNav />
      <Routes>
        <Route path="/weddings/:weddingId/activity" element={<ActivityPage />} />
      </Routes>
    </>,
    {
      at: `/weddings/${weddingId}/activity${search}`,
      preloadedState: { auth: { token: 't', user: null, expired: false } },
    },
  )
  return { ...view, ...activityApi }
}

export const listEntries = () => screen.getAllByTestId('change')
export const findEntries = async () => screen.findAllByTestId('change')
