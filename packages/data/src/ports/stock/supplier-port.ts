import type { Filter, Supplier, SupplierCentreData } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'
import type { CatalogueImports } from './import-table.ts'

/**
 * The suppliers of a group (specification 3, section 7). Calls reject with `ApiError`: `NOT_FOUND`,
 * `FORBIDDEN`; a save also with `STALE`, `DUPLICATE` or `VALIDATION`.
 */
export interface SupplierPort extends CatalogueImports {
  /** Returns a page of the suppliers, without client numbers. */
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<Supplier>>
  /** Returns a page of the suppliers, each with the client number of this centre. */
  getAllForCentre(centreId: string, filter?: Filter, options?: ReadOptions): Promise<Page<Supplier>>
  /** Returns a supplier. `centreId` adds the client number of that centre. */
  get(id: string, centreId?: string, options?: ReadOptions): Promise<Supplier>
  /** Adds, changes or archives a supplier. */
  save(
    supplier: Saved<BodyOf<'createSupplier'>, BodyOf<'updateSupplier'>>,
    options?: SaveOptions,
  ): Promise<Supplier>
}

/**
 * The client numbers of centres at suppliers (specification 3, section 7). Calls reject with
 * `ApiError`: `NOT_FOUND` (also while the centre has no number), `FORBIDDEN`; a save also with
 * `STALE` or `VALIDATION`.
 */
export interface SupplierCentreDataPort {
  get(supplierId: string, centreId: string, options?: ReadOptions): Promise<SupplierCentreData>
  save(
    data: Pick<SupplierCentreData, 'supplierId' | 'centreId' | 'clientNumber'>,
    options?: SaveOptions,
  ): Promise<SupplierCentreData>
}
