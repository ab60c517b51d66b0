import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { Gallery } from './Gallery'
import { tabChosen } from './actions'

const getCards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')

describe('category tabs', () => {
  it('show all 25 items first, and the five of a selected category', async () => {
    const { user } = renderSite(<Gallery />)
    expect(getCards()).toHaveLength(25)
    for (const name of ['Electrical appliances', 'Storage', 'Accessories', 'Furnishings', 'Bathroom supplies']) {
      await user.click(screen.getByRole('tab', { name }))
      expect(getCards()).toHaveLength(5)
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name)
    }
  })

  it('follow the arrow keys in the text direction', async () => {
    const english = renderSite(<Gallery />)
    await english.user.tab()
    await english.user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Electrical appliances' })).toHaveAttribute('aria-selected', 'true')
    english.unmount()
    const arabic = renderSite(<Gallery />, { locale: 'ar' })
    await arabic.user.tab()
    await arabic.user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'أجهزة كهربائية' })).toHaveAttribute('aria-selected', 'true')
  })

  it('dispatch tabChosen once for each click, even on the selected tab, and for each selection by keyboard', async () => {
    const { user, store } = renderSite(<Gallery />)
    const dispatch = jest.spyOn(store, 'dispatch')
    const getDispatchedTabs = () =>
      dispatch.mock.calls
        .map(([action]) => action as unknown)
        .filter((action) => tabChosen.match(action))
        .map(({ payload }) => payload)
    await user.click(screen.getByRole('tab', { name: 'Storage' }))
    expect(getDispatchedTabs()).toEqual(['storage'])
    await user.click(screen.getByRole('tab', { name: 'Storage' }))
    expect(getDispatchedTabs()).toEqual(['storage', 'storage'])
    await user.keyboard('{ArrowRight}')
    expect(getDispatchedTabs()).toEqual(['storage', 'storage', 'accessories'])
  })

  it('select the category of the URL', () => {
    renderSite(<Gallery />, { at: '/items?category=storage' })
    expect(getCards()).toHaveLength(5)
    expect(screen.getByText('Spice jars')).toBeVisible()
  })

  it('show all items when the category of the URL is unknown', () => {
    renderSite(<Gallery />, { at: '/items?category=toString' })
    expect(getCards()).toHaveLength(25)
  })
})
