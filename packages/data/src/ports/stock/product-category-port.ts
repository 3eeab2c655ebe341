import type { Filter, ProductCategory } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The product categories of a group (specification 3, section 7). Calls reject with `ApiError`:
 * `NOT_FOUND`, `FORBIDDEN`; a save also with `STALE`, `DUPLICATE` or `VALIDATION`.
 */
export interface ProductCategoryPort {
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<ProductCategory>>
  get(id: string, options?: ReadOptions): Promise<ProductCategory>
  /** Adds, renames or archives a category. */
  save(
    category: Saved<BodyOf<'createProductCategory'>, BodyOf<'updateProductCategory'>>,
    options?: SaveOptions,
  ): Promise<ProductCategory>
}
