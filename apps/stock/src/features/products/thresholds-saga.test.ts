import { logoutRequested, selectList } from '@org/app-kit'
import { refusing, slow, type TestAppOptions } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startCatalogue } from '#app/testing/start-catalogue.ts'
import { products } from '#shared/lists/products.ts'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { productsFeature } from './feature.ts'
import { readThresholds, thresholds, thresholdsFlow } from './thresholds.ts'

const path = { productId: catalogueIds.products.gloves, centreId: stockIds.centres.bastille }
const ending = `/stock/product/${path.productId}/centre/${path.centreId}`
const values = { qtyTriggerOrder: 250, qtyMinInStock: 300 }

async function start(options: TestAppOptions = {}) {
  const app = await startCatalogue(productsFeature, products, options)
  const { signal } = new AbortController()
  const base = await readThresholds(stockPorts(app.environment), path, { signal })
  app.store.dispatch(thresholds.actions.put({ item: base }))
  const { id } = base
  const save = () => app.store.dispatch(thresholdsFlow.requests.update({ id, values, base }))
  const stored = () => selectList(thresholds)(app.store.getState()).data[0]
  const sent = () => app.world.requests.filter(({ method }) => method === 'PATCH')
  return { ...app, save, stored, sent, base }
}

it('saves thresholds once on a double submit', async () => {
  const app = await start()
  app.save()
  app.save()
  await vi.waitFor(() => expect(app.notices).toContain('Sauvegardé'))
  expect(app.sent()).toHaveLength(1)
  expect(app.stored()).toEqual({ ...app.base, ...values, revision: app.base.revision + 1 })
})

it('keeps the stored thresholds when saving fails, and leaves the reason to the form', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const app = await start({ intercept: refusing('PATCH', ending) })
  app.save()
  await vi.waitFor(() =>
    expect(Object.values(app.store.getState().operations)[0]?.status).toBe('failed'),
  )
  expect(app.notices).toEqual(['Enregistrement…'])
  expect(app.stored()).toEqual(app.base)
})

it('neither keeps the thresholds nor notifies if the user logs out while saving', async () => {
  const app = await start({ intercept: slow('PATCH', ending) })
  app.save()
  app.store.dispatch(logoutRequested())
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(app.stored()).toBeUndefined()
  expect(app.notices).not.toContain('Sauvegardé')
})
