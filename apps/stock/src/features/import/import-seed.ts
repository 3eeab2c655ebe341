import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { normaliseCode } from '@org/api/stock'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const dates = { is_archived: false, created_at: storyTime, updated_at: storyTime }

const products = [
  {
    id: 'product-gants',
    name: 'Gants nitrile M, boîte de 100',
    code: '3400930000014',
    ref: 'GN-M',
  },
  { id: 'product-masques', name: 'Masques chirurgicaux IIR', code: '3400930000021', ref: 'MC-50' },
]

/** An installation with a supplier, a category and two products. */
export const importApi: ApiOptions = {
  ...stockApi,
  async prepare(adapters) {
    await stockApi.prepare?.(adapters)
    const { organisation: organisationId } = stockIds
    const { stock } = adapters.repositories.within({ organisationId })
    await stock.suppliers.insert({
      id: 'supplier-dentalys',
      name: 'Dentalys',
      code: 'DEN',
      email: 'commandes@dentalys.example',
      ...dates,
    })
    await stock.categories.insert({ id: 'category-protection', name: 'Protection', ...dates })
    for (const { id, name, code, ref } of products) {
      await stock.products.insert({
        id,
        name,
        code,
        category_id: 'category-protection',
        supplier_id: 'supplier-dentalys',
        supplier_ref: ref,
        need_ordonnance: false,
        conditionnement: 100,
        photo: null,
        ...dates,
      })
      const main = { id: `${id}-code`, product_id: id, units: 1, is_main: true }
      await stock.productCodes.insert({ ...main, code: normaliseCode(code) })
    }
  },
}
