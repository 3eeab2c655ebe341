import type { ApiOptions } from '@org/app-kit/testing'
import type { Permission } from '@org/api/stock'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { returnsWorld } from '#testing/returns'
import { product } from './product.ts'
import { openPage, type OpenedPage } from './testing/open-page.ts'

let opened: OpenedPage

beforeEach(async () => {
  await product.preload?.()
})
afterEach(() => opened.close())

/** Signs in as a member of the Bastille centre who holds one permission. */
const withOne = (permission: Permission): ApiOptions => ({
  ...returnsWorld,
  userId: stockIds.staff,
  async prepare(adapters) {
    await returnsWorld.prepare?.(adapters)
    const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
    await stock.members.update(stockIds.staff, { permissions: [permission] })
  },
})

it.each([
  ['commands', '/commands', 'Commandes', '/stock'],
  ['commandreturns', '/commandreturns', 'Retours', '/commands'],
  ['stock', '/stock', 'Stock', '/commandreturns'],
] as const)(
  '[3.6.01] lets people whose only permission is %s open %s, but not a page of another permission',
  async (permission, own, title, other) => {
    opened = await openPage(own, withOne(permission))
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    opened.close()
    opened = await openPage(other, withOne(permission))
    await expect.element(page.getByText('Accès interdit')).toBeVisible()
  },
)
