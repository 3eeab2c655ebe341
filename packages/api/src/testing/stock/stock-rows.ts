import type { StockOperationId } from '../../contract/operations.ts'
import type { Permission } from '../../stock/rules/permissions.ts'
import type { Outcome } from '../permissions/outcomes.ts'

/** The callers, in the order of their outcomes in a `StockRow`. */
export const stockCallers = [
  'superAdmin',
  'admin of all centres',
  'admin of the centre',
  'admin of another centre',
  'staff of the centre with the permission',
  'staff of the centre with all other permissions',
  'deactivated member',
  'super admin of another organisation',
  'administrator of the signature product',
  'nobody',
] as const

/** Outcomes of the first eight callers. The last two are never signed in to this product. */
export type StockRow = readonly [
  Outcome,
  Outcome,
  Outcome,
  Outcome,
  Outcome,
  Outcome,
  Outcome,
  Outcome,
]

const out = 'NOT_SIGNED_IN'
const no = 'FORBIDDEN'
const none = 'NOT_FOUND'

/**
 * Outcomes of lists that everybody who is signed in may call. The lists contain only rows that the
 * caller may see.
 */
const everyList: StockRow = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', out, 'ok']
const list: StockRow = ['ok', 'ok', 'ok', 'ok', 'ok', no, out, 'ok']
const centreList: StockRow = ['ok', 'ok', 'ok', none, 'ok', no, out, none]
const shared: StockRow = ['ok', 'ok', 'ok', 'ok', 'ok', no, out, none]
const ofCentre: StockRow = ['ok', 'ok', 'ok', none, 'ok', no, out, none]
const catalogAdded: StockRow = ['ok', 'ok', no, no, no, no, out, 'ok']
const catalogChanged: StockRow = ['ok', 'ok', no, no, no, no, out, none]
/** Outcomes of reading data that the centre has not stored yet. */
const unsaved: StockRow = [none, none, none, none, none, no, out, none]

export const stockRows: Record<StockOperationId, StockRow> = {
  listCentres: everyList,
  createCentre: catalogAdded,
  getCentre: ['ok', 'ok', 'ok', none, 'ok', 'ok', out, none],
  updateCentre: catalogChanged,
  listSuppliers: list,
  createSupplier: catalogAdded,
  getSupplier: shared,
  updateSupplier: catalogChanged,
  getSupplierCentreData: unsaved,
  saveSupplierCentreData: ofCentre,
  listProductCategories: list,
  createProductCategory: catalogAdded,
  getProductCategory: shared,
  updateProductCategory: catalogChanged,
  listProducts: list,
  // `REFERENCE`, because the category and supplier that the body refers to do not exist in the
  // other organisation.
  createProduct: ['ok', 'ok', no, no, no, no, out, 'REFERENCE'],
  getProduct: shared,
  findProduct: shared,
  updateProduct: catalogChanged,
  saveProductPhoto: catalogChanged,
  removeProductPhoto: catalogChanged,
  getProductCentreData: unsaved,
  saveProductCentreData: ofCentre,
  listPraticiens: centreList,
  createPraticien: ofCentre,
  getPraticien: ofCentre,
  updatePraticien: ofCentre,
  savePraticienPhoto: ofCentre,
  removePraticienPhoto: ofCentre,
  // The address in this test has no valid signature, so nobody gets the file.
  getPhotoFile: [no, no, no, no, no, no, no, no],
  listStockUsers: centreList,
  createStockUser: ofCentre,
  // A member without the permission may only read their own record; this call reads another
  // member's.
  getStockUser: ['ok', 'ok', 'ok', none, 'ok', no, out, none],
  updateStockUser: ofCentre,
  listStock: centreList,
  searchLots: list,
  getLot: shared,
  listLotMovements: shared,
  getStock: ofCentre,
  listMovements: ofCentre,
  listStockMovements: centreList,
  listCounts: centreList,
  startCount: ofCentre,
  getCount: ofCentre,
  saveCountLine: ofCentre,
  removeCountLine: ofCentre,
  closeCount: ofCentre,
  cancelCount: ofCentre,
  addStock: ofCentre,
  removeStock: ofCentre,
  // `STALE`, because the stranger's organisation does not have the supplier that the table names,
  // which changes the digest of the preview.
  previewProductImport: catalogAdded,
  runProductImport: ['ok', 'ok', no, no, no, no, out, 'STALE'],
  previewSupplierImport: catalogAdded,
  runSupplierImport: catalogAdded,
  previewOpeningStock: ofCentre,
  runOpeningStock: ofCentre,
  listExpiringLots: ofCentre,
  listCommands: centreList,
  planCommands: ofCentre,
  generateCommands: ofCentre,
  createCommand: ofCentre,
  getCommand: ofCentre,
  updateCommand: ofCentre,
  deleteCommand: ofCentre,
  listReceivedLots: ofCentre,
  listCommandEvents: ofCentre,
  addOrdonnance: ofCentre,
  removeOrdonnance: ofCentre,
  getOrdonnanceAddress: ofCentre,
  // The address in this test has no valid signature, so nobody gets the file.
  getOrdonnanceFile: [no, no, no, no, no, no, no, no],
  getCommandMail: ofCentre,
  sendCommand: ofCentre,
  validateCommand: ofCentre,
  listCommandReturns: centreList,
  createCommandReturn: ofCentre,
  getCommandReturn: ofCentre,
  updateCommandReturn: ofCentre,
  deleteCommandReturn: ofCentre,
  listCommandReturnEvents: ofCentre,
  validateReturn: ofCentre,
  previewGroupDeletion: ['ok', no, no, no, no, no, out, 'ok'],
  // The request names another group.
  deleteGroup: ['WRONG_NAME', no, no, no, no, no, out, 'WRONG_NAME'],
}

const everybody: readonly Permission[] = []
const screensWithProducts: readonly Permission[] = [
  'product_list',
  'stock',
  'commands',
  'commandreturns',
]
const screensWithSuppliers: readonly Permission[] = ['suppliers', ...screensWithProducts]
const screensWithCategories: readonly Permission[] = [
  'productCategories',
  'product_list',
  'stock',
  'commands',
]

/**
 * Permissions that allow staff to make a call; any one of them suffices. A permission includes the
 * calls that read data for its screens. A call that is not listed needs the permission of its
 * screen.
 */
const reads: Partial<Record<StockOperationId, readonly Permission[]>> = {
  listCentres: everybody,
  getCentre: everybody,
  listSuppliers: screensWithSuppliers,
  getSupplier: screensWithSuppliers,
  getSupplierCentreData: screensWithSuppliers,
  listProductCategories: screensWithCategories,
  getProductCategory: screensWithCategories,
  listProducts: screensWithProducts,
  getProduct: screensWithProducts,
  findProduct: screensWithProducts,
  getProductCentreData: screensWithProducts,
  // `commandreturns` too, because the form for a return shows the lots in stock.
  getStock: ['stock', 'commandreturns'],
  // The address of the file is signed, so no permission is needed.
  getPhotoFile: everybody,
  previewGroupDeletion: everybody,
  deleteGroup: everybody,
}

/**
 * The permission of the screen that a call belongs to, by a word in the call's name. The first
 * match is used.
 */
const screens: readonly [RegExp, Permission][] = [
  [/Ordonnance|ReceivedLots/, 'commands'],
  [/CommandReturn|validateReturn/, 'commandreturns'],
  [/Command/, 'commands'],
  [/Category/, 'productCategories'],
  [/Supplier/, 'suppliers'],
  [/Praticien/, 'praticiens'],
  [/Product/, 'product_list'],
  [/StockUser/, 'users'],
  [/Centre/, 'centres'],
  [/Stock|Count|Movement|Lot/, 'stock'],
]

/**
 * Returns the permissions that allow a call; any one of them suffices. An empty list means
 * everybody who is signed in.
 */
export function sufficientFor(id: StockOperationId): readonly Permission[] {
  const read = reads[id]
  if (read) return read
  const screen = screens.find(([name]) => name.test(id))?.[1]
  if (screen === undefined) throw new Error(`Say in stock-rows.ts which screen ${id} belongs to`)
  return [screen]
}
