import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { checkReference, current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import type { productOperations } from '../../contract/operations/stock/products.ts'
import type { StockProduct } from '../../contract/types.ts'
import { photoView } from '../../media/stock-photos.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { shownCode, storedForms } from '../../stock/codes/index.ts'
import { productCentreView, productView } from '../../views/stock/stock-views.ts'
import { checkCentre, pairId } from './checks.ts'
import { changePhoto, savePhoto } from './photos.ts'
import { saveCodes } from './product-codes.ts'
import { archiveActs } from './stock-acts.ts'

/** The parts of a call that the view of a product needs. */
interface Viewing {
  adapters: Adapters
  now: number
}

async function view(
  { adapters, now }: Viewing,
  { productCodes }: StockRepositories,
  product: ProductRecord,
): Promise<StockProduct> {
  const codes = await productCodes.all({ product_id: product.id })
  const photo = await photoView(adapters, product, now)
  return productView(product, { codes, photo })
}

/**
 * Returns the function that writes a product's photo. It keeps the revision, so that an open form
 * can still be saved.
 */
const writePhoto =
  (call: Viewing & { path: { id: string } }, photo: string | null) =>
  async (stock: StockRepositories) => {
    const { id } = call.path
    const former = found(await stock.products.get(id))
    const saved = found(await stock.products.mark(id, { photo, updated_at: call.now }))
    return { former: former.photo, view: await view(call, stock, saved) }
  }

/** Rejects a category or supplier that does not exist. */
async function checkReferences(
  stock: StockRepositories,
  body: { categoryId?: string | undefined; supplierId?: string | undefined },
): Promise<void> {
  await checkReference(stock.categories, body.categoryId, 'categoryId')
  await checkReference(stock.suppliers, body.supplierId, 'supplierId')
}

export const productHandlers: HandlersOf<typeof productOperations> = {
  async listProducts({ adapters, caller, member, query, list, now, repositories }) {
    const { centreId } = query
    const { stock } = repositories.within(caller.scope)
    const { products, productCodes, productCentres } = stock
    if (centreId !== undefined) await checkCentre(stock, member, centreId)
    const page = await products.list(list)
    const product_id = page.data.map(({ id }) => id)
    const codes = await productCodes.all({ product_id })
    const centres =
      centreId === undefined ? [] : await productCentres.all({ centre_id: centreId, product_id })
    const byProduct = new Map(centres.map((row) => [row.product_id, row]))
    const data = page.data.map(async (row) => {
      const photo = await photoView(adapters, row, now)
      return productView(row, { codes, photo, centre: byProduct.get(row.id) })
    })
    return { data: await Promise.all(data), total: page.total }
  },

  async createProduct({ adapters, caller, body, now, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await checkReferences(stock, body)
      const product = await stock.products.insert({
        id: adapters.secrets.id(),
        name: body.name,
        category_id: body.categoryId,
        code: shownCode(body.code),
        supplier_id: body.supplierId,
        supplier_ref: body.supplierRef,
        need_ordonnance: body.needOrdonnance ?? false,
        conditionnement: body.conditionnement ?? 1,
        photo: null,
        is_archived: false,
        created_at: now,
        updated_at: now,
      })
      await saveCodes(stock, product, body, adapters.secrets)
      return view({ adapters, now }, stock, product)
    })
  },

  async getProduct({ adapters, caller, path, now, repositories }) {
    const { stock } = repositories.within(caller.scope)
    return view({ adapters, now }, stock, found(await stock.products.get(path.id)))
  },

  async findProduct({ adapters, caller, query, now, repositories }) {
    const { stock } = repositories.within(caller.scope)
    const forms = storedForms(query.code)
    const codes = await stock.productCodes.all({ code: forms })
    const known = forms.flatMap((form) => codes.filter((row) => row.code === form))
    const { product_id, code, units } = found(known[0])
    const row = found(await stock.products.get(product_id))
    const product = await view({ adapters, now }, stock, row)
    return { product, code: { code, units } }
  },

  async updateProduct(call) {
    const { adapters, caller, path, body, ifRevision, now, commit } = call
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await checkReferences(stock, body)
      const patch = omitUndefined({
        name: body.name,
        category_id: body.categoryId,
        code: body.code === undefined ? undefined : shownCode(body.code),
        supplier_id: body.supplierId,
        supplier_ref: body.supplierRef,
        need_ordonnance: body.needOrdonnance,
        conditionnement: body.conditionnement,
        is_archived: body.isArchived,
        updated_at: now,
      })
      const viewing = { adapters, now }
      const read = async () => view(viewing, stock, found(await stock.products.get(path.id)))
      const product = await current(await stock.products.update(path.id, patch, ifRevision), read)
      await saveCodes(stock, product, body, adapters.secrets)
      await recordAct(call, inside, ...archiveActs('product', body.isArchived, product))
      return view(viewing, stock, product)
    })
  },

  async saveProductPhoto(call) {
    return savePhoto(call, (ref) => writePhoto(call, ref))
  },

  async removeProductPhoto(call) {
    return changePhoto(call, writePhoto(call, null))
  },

  async getProductCentreData({ caller, member, path, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.centreId)
    const { productCentres } = stock
    return productCentreView(found(await productCentres.get(pairId(path))))
  },

  async saveProductCentreData({ caller, member, path, body, ifRevision, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const { products, productCentres } = stock
      await checkCentre(stock, member, path.centreId)
      // Locks the product, so that two simultaneous first saves do not both insert a row.
      found(await products.get(path.id))
      const id = pairId(path)
      const values = {
        qty_trigger_order: body.qtyTriggerOrder,
        qty_min_in_stock: body.qtyMinInStock,
      }
      const known = await productCentres.get(id)
      if (known) {
        const result = await productCentres.update(id, values, ifRevision)
        return productCentreView(await current(result, async () => productCentreView(known)))
      }
      const pair = { product_id: path.id, centre_id: path.centreId }
      return productCentreView(await productCentres.insert({ id, ...pair, ...values }))
    })
  },
}
