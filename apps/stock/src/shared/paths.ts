import type { ImportKind } from '@org/api/stock'
import { texts } from './texts.ts'

const of = (page: string) => (id: string) => `${page}/${encodeURIComponent(id)}`

/** The dialogs of the stock list that book units. */
export const bookingDialogs = ['add', 'remove'] as const

/** The stock list with filters and order, as its table writes them into the address. */
const stockWith = (query: Record<string, string>) => `/stock?${new URLSearchParams(query)}`

export const paths = {
  start: '/',
  signIn: '/auth/sign-in',
  home: '/home',
  centres: '/centres',
  newCentre: '/centre/create',
  centre: of('/centre'),
  stock: '/stock',
  /** The stock list with the dialog that books units. */
  stockBooking: (kind: (typeof bookingDialogs)[number]) => stockWith({ dialog: kind }),
  stockToOrder: stockWith({ 'filter.need': `choice:${texts.productsToOrder}` }),
  stockExpiring: stockWith({
    'filter.nextExpiry': `choice:${texts.expiringProducts}`,
    sort: 'nextExpiry',
  }),
  stockMovements: '/stock/movements',
  stockLots: '/stock/lots',
  /** A lot of a product, by its name. */
  stockLot: (productId: string, lot: string) =>
    `/stock/lot?${new URLSearchParams({ product: productId, name: lot })}`,
  /** Lists that show only what has to do with a lot. */
  stockOfLot: (lot: string) => stockWith({ lot }),
  movementsOfLot: (lot: string) => `/stock/movements?${new URLSearchParams({ lot })}`,
  ordersOfLot: (lot: string) => `/commands?${new URLSearchParams({ lot })}`,
  stockProduct: of('/stock'),
  suppliers: '/suppliers',
  newSupplier: '/supplier/create',
  supplier: of('/supplier'),
  categories: '/product-categories',
  newCategory: '/product-categories/create',
  category: of('/product-categories'),
  products: '/products',
  productLabels: '/products/labels',
  newProduct: '/product/create',
  product: of('/product'),
  counts: '/stock/counts',
  count: of('/stock/count'),
  orders: '/commands',
  sentOrders: '/validate-commands',
  order: of('/command'),
  commandReturns: '/commandreturns',
  returnOfOrder: (id: string) => `/commandreturns?dialog=create&order=${encodeURIComponent(id)}`,
  openReturns: '/validate-returns',
  commandReturn: of('/commandreturn'),
  import: (kind: ImportKind) => `/import?kind=${kind}`,
  users: '/users',
  newUser: '/user/create',
  user: of('/user'),
  praticiens: '/praticiens',
  newPraticien: '/praticien/create',
  praticien: of('/praticien'),
}
