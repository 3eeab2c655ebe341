import { logoutRequested, sessionEnded } from '@org/app-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '@org/app-kit/testing'
import { startProduct } from '#app/testing/test-product.ts'
import { stockIds } from '../testing/stock-seed.ts'
import { centreSelected } from './account-slice.ts'

const { bastille, lyon } = stockIds.centres

/** Opens a new tab: it has its own session storage, and shares the local storage of the browser. */
const openTab = () => {
  const tab = memoryStorage()
  vi.stubGlobal('sessionStorage', tab)
  return tab
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  openTab()
})
afterEach(() => vi.unstubAllGlobals())

const staff = { api: { userId: stockIds.staff } }

it('starts without a centre on the first visit, then with the last selected centre', async () => {
  const app = await startProduct()
  expect(app.state().account).toMatchObject({ centreId: null })
  app.store.dispatch(centreSelected(lyon))
  expect((await startProduct()).state().account).toMatchObject({ centreId: lyon })
})

it('keeps the centre of a tab when another one is selected in another tab', async () => {
  const app = await startProduct()
  app.store.dispatch(centreSelected(lyon))
  const first = openTab()
  expect((await startProduct()).state().account).toMatchObject({ centreId: lyon })
  const second = openTab()
  ;(await startProduct()).store.dispatch(centreSelected(bastille))
  vi.stubGlobal('sessionStorage', first)
  expect((await startProduct()).state().account).toMatchObject({ centreId: lyon })
  vi.stubGlobal('sessionStorage', second)
  expect((await startProduct()).state().account).toMatchObject({ centreId: bastille })
})

it('selects no centre in a tab without one when another tab selects a centre', async () => {
  const first = openTab()
  await startProduct()
  openTab()
  ;(await startProduct()).store.dispatch(centreSelected(bastille))
  vi.stubGlobal('sessionStorage', first)
  expect((await startProduct()).state().account).toMatchObject({ centreId: null })
})

it('keeps the selection of each account apart', async () => {
  const app = await startProduct()
  app.store.dispatch(centreSelected(lyon))
  expect((await startProduct(staff)).state().account).toMatchObject({ centreId: bastille })
})

it('selects the centre that a person belongs to', async () => {
  const { account } = (await startProduct(staff)).state()
  expect(account).toMatchObject({ centreId: bastille, user: { displayName: 'Karim Haddad' } })
})

it('forgets the user and the selection after a logout, but not when the session expires', async () => {
  const app = await startProduct(staff)
  app.store.dispatch(sessionEnded('expired'))
  expect(app.state().account).toMatchObject({ centreId: bastille, user: { id: stockIds.staff } })
  const other = await startProduct(staff)
  other.store.dispatch(logoutRequested())
  await vi.waitFor(() => expect(other.state().account).toEqual({ user: null, centreId: null }))
})

it('works in a browser without storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  const app = await startProduct()
  app.store.dispatch(centreSelected(lyon))
  expect(app.state().account).toMatchObject({ centreId: lyon })
})
