import type { StockOperationId } from '../../contract/operations.ts'
import type { AuditRecord } from '../../ports/audit.ts'

type Action = AuditRecord['action']

/** The audit entries that the request of `stockRequest` leaves. */
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
 * Operations that leave no entry. What they do is in the ledger, in the history of the order or in the
 * catalogue itself; the entries of archiving and of changed rights have tests of their own.
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
