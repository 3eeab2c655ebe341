/** Audited actions of the stock product, by kind, in addition to sign-ins. */
export const stockAuditActions = {
  users: ['user_added', 'user_activated', 'user_deactivated', 'user_rights_changed'],
  centres: ['centre_added', 'centre_changed'],
  archive: [
    'centre_archived',
    'centre_restored',
    'supplier_archived',
    'supplier_restored',
    'category_archived',
    'category_restored',
    'product_archived',
    'product_restored',
    'praticien_archived',
    'praticien_restored',
  ],
  orders: ['order_sent', 'order_received', 'return_validated', 'count_closed'],
  stock_deletion: [
    'order_deleted',
    'ordonnance_deleted',
    'return_deleted',
    'count_cancelled',
    'group_deleted',
  ],
} as const

export type StockAuditKind = keyof typeof stockAuditActions
export type StockAuditAction = (typeof stockAuditActions)[StockAuditKind][number]
