import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { withUniqueName } from '../../call/unique-name.ts'
import type { categoryOperations } from '../../contract/operations/stock/categories.ts'
import { categoryView } from '../../views/stock/stock-views.ts'
import { archiveActs } from './stock-acts.ts'

export const categoryHandlers: HandlersOf<typeof categoryOperations> = {
  async listProductCategories({ caller, list, repositories }) {
    const page = await repositories.within(caller.scope).stock.categories.list(list)
    return { data: page.data.map(categoryView), total: page.total }
  },

  async createProductCategory({ adapters, caller, body, now, commit }) {
    return commit(async (inside) => {
      const { categories } = inside.within(caller.scope).stock
      const row = {
        id: adapters.secrets.id(),
        name: body.name,
        is_archived: false,
        created_at: now,
        updated_at: now,
      }
      return categoryView(await withUniqueName(categories.insert(row)))
    })
  },

  async getProductCategory({ caller, path, repositories }) {
    const { categories } = repositories.within(caller.scope).stock
    return categoryView(found(await categories.get(path.id)))
  },

  async updateProductCategory(call) {
    const { caller, path, body, ifRevision, now, commit } = call
    const patch = { name: body.name, is_archived: body.isArchived, updated_at: now }
    return commit(async (inside) => {
      const { categories } = inside.within(caller.scope).stock
      const result = await withUniqueName(
        categories.update(path.id, omitUndefined(patch), ifRevision),
      )
      const read = async () => categoryView(found(await categories.get(path.id)))
      const category = await current(result, read)
      await recordAct(call, inside, ...archiveActs('category', body.isArchived, category))
      return categoryView(category)
    })
  },
}
