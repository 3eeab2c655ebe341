import type { StockOperationId } from '../../contract/operations.ts'
import type { AuditRecord } from '../../ports/audit.ts'

type Action = AuditRecord['action']

/**
 * The audit entries that each operation creates when it is called with the request from
 * `stockRequest`.
 */
export const stockAudited: Partial<Record<StockOperationId, readonly Action[]>> = {
  createCentre: ['centre_added'],
  updateCentre: ['centre_changed'],
  createStockUser: ['user_added'],
  deleteCommand: ['order_deleted'],
  removeOrdonnance: ['ordonnance_deleted'],
  sendCommand: ['order_sent'],
  validateCommand: ['order_received'],
  deleteCommandReturn: ['return_deleted'],
  validateReturn: ['return_validated'],
  closeCount: ['count_closed'],
  cancelCount: ['count_cancelled'],
}

/**
 * Operations that create no audit entry when called with the request from `stockRequest`. Their
 * effect is visible in the ledger, the order's history or the catalogue. Other tests cover the
 * entries for archiving and for changed rights.
 */
export const stockUnaudited: readonly StockOperationId[] = [
  'createSupplier',
  'updateSupplier',
  'saveSupplierCentreData',
  'createProductCategory',
  'updateProductCategory',
  'createProduct',
  'updateProduct',
  'saveProductPhoto',
  'removeProductPhoto',
  'saveProductCentreData',
  'createPraticien',
  'updatePraticien',
  'savePraticienPhoto',
  'removePraticienPhoto',
  'updateStockUser',
  'startCount',
  'saveCountLine',
  'removeCountLine',
  'addStock',
  'removeStock',
  'previewProductImport',
  'runProductImport',
  'previewSupplierImport',
  'runSupplierImport',
  'previewOpeningStock',
  'runOpeningStock',
  'generateCommands',
  'createCommand',
  'updateCommand',
  'addOrdonnance',
  'createCommandReturn',
  'updateCommandReturn',
]
