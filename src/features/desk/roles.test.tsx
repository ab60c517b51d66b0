import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { sampleWedding } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createFamily, findFamily, openDesk } from '@tests/openDesk'
import type { Wedding } from '@/api/weddings'

const server = apiServer()

describe('the desk of a side manager', () => {
  it('sends to the families of its own side, and says how many the couple sends to', async () => {
    const weddings: Wedding[] = [{ ...sampleWedding, role: 'sideManager', side: 'groom' }]
    const families = [createFamily('Both', { side: 'both' }), createFamily('Own', { side: 'groom' })]
    const handler = http.get(api('/weddings'), () => HttpResponse.json({ items: weddings }))
    openDesk(server, families, { handlers: [handler] })
    expect(await findFamily('Own')).toBeVisible()
    expect(screen.getByText('1 family of both sides is not here: the couple sends to it.')).toBeVisible()
    expect(screen.queryByText('Both')).toBeNull()
  })
})
