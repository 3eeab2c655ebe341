import type { Answer, Filter, ProductCentreData, StockProduct } from '@org/api/client'
import type {
  BodyOf,
  Page,
  ReadOptions,
  Saved,
  SaveOptions,
  UploadOptions,
} from '../call-options.ts'
import type { CatalogueImports, ProductTable } from './import-table.ts'

/**
 * The products of a group (specification 3, section 7). Calls reject with `ApiError`: `NOT_FOUND`,
 * `FORBIDDEN`; a save also with `STALE`, `DUPLICATE`, `REFERENCE`, `CODE_TAKEN` or `VALIDATION`.
 */
export interface ProductPort extends CatalogueImports<ProductTable> {
  /** Returns a page of the products, without thresholds. */
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<StockProduct>>
  /** Returns a page of the products, each with the thresholds of this centre. */
  getAllForCentre(
    centreId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<StockProduct>>
  get(id: string, options?: ReadOptions): Promise<StockProduct>
  /**
   * Returns the product with this code, archived or not, and how many units one scan of the code
   * counts as.
   */
  getByCode(code: string, options?: ReadOptions): Promise<Answer<'findProduct'>>
  /**
   * Adds, changes or archives a product. The given `codes` replace the product's additional codes.
   */
  save(
    product: Saved<BodyOf<'createProduct'>, BodyOf<'updateProduct'>>,
    options?: SaveOptions,
  ): Promise<StockProduct>
  /**
   * Replaces the photo with a JPEG of at most 10 MB. Rejects with `MEDIA_TYPE` or `TOO_LARGE`
   * otherwise.
   */
  savePhoto(id: string, file: File, options?: UploadOptions): Promise<StockProduct>
  deletePhoto(id: string): Promise<StockProduct>
}

/**
 * The thresholds of products in centres (specification 3, section 7). Calls reject with `ApiError`:
 * `NOT_FOUND` (also while the centre has no thresholds for the product), `FORBIDDEN`; a save also
 * with `STALE` or `VALIDATION`.
 */
export interface ProductCentreDataPort {
  get(productId: string, centreId: string, options?: ReadOptions): Promise<ProductCentreData>
  save(data: Omit<ProductCentreData, 'revision'>, options?: SaveOptions): Promise<ProductCentreData>
}
