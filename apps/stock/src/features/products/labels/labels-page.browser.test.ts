import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { paths } from '#shared/paths.ts'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
})
afterEach(() => opened.close())

it('opens with the focus on its heading', async () => {
  await page.viewport(1440, 900)
  opened = await openPage(paths.products, { ...catalogueApi, userId: stockIds.superAdmin })
  await page.getByRole('checkbox').nth(1).click()
  const open = page.getByRole('button', { name: 'Étiquettes' })
  open.element().focus()
  await userEvent.keyboard('{Enter}')
  const heading = page.getByRole('heading', { name: /^Étiquettes/, level: 1 })
  await expect.element(heading).toHaveFocus()
})
