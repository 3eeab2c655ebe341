export { allocateRemoval, type Removal, type RemovalRequest } from './allocate-removal.ts'
export {
  allocateReturn,
  type LotMovement,
  type RefusedReturnLine,
  type ReturnAllocation,
  type ReturnLine,
} from './allocate-return.ts'
export { type Boxes, stepBoxes, toBoxes } from './boxes.ts'
export {
  closeCount,
  type CountClosing,
  countDifference,
  type CountedLot,
  type CountMovement,
  type CountResult,
  type CountShortfall,
  uncountedLots,
} from './count.ts'
export { dailyOrderDue, type DailyOrdering } from './daily-order-due.ts'
export {
  type GrantRefusal,
  type GrantTarget,
  mayGrant,
  newMember,
  whyNotGranted,
} from './grants.ts'
export { localHour, type LocalHour } from './local-date.ts'
export {
  byExpiry,
  isExpired,
  type LotBalance,
  type LotQuantity,
  lotsInOrder,
  usableStock,
} from './lots.ts'
export { type ProductQuantity, unitsOnOrder } from './on-order.ts'
export {
  availableOf,
  orderNeed,
  type OrderNeed,
  type Supply,
  type Thresholds,
} from './order-need.ts'
export { maxOrderedUnits, maxOrderLines } from './order-limits.ts'
export { orderNumber } from './order-number.ts'
export {
  isOnOrder,
  isOrderEditable,
  isOrderToValidate,
  isReturnToValidate,
  type OrderState,
  type OrderStatus,
  orderStatuses,
  type ReturnStatus,
  returnStatuses,
} from './order-status.ts'
export {
  type CatalogPermission,
  holds,
  mayEditCatalog,
  maySeeAllCentres,
  maySeeCentre,
  type Member,
  type Permission,
  permissions,
} from './permissions.ts'
export {
  type EditableOrder,
  type HeldBackLine,
  type OrderPlan,
  type PlannedLine,
  type PlannedOrder,
  type PlannedProduct,
  type PlanningInput,
  planOrders,
} from './plan-orders.ts'
export {
  type FollowUpOrder,
  type MissingChoice,
  receive,
  type ReceivedLine,
  type Reception,
  type ReceptionResult,
} from './reception.ts'
export { stockStatus, type StockStatus, stockStatuses } from './stock-status.ts'
