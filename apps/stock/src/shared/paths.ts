import type { ImportKind } from '@org/api/stock'

const of = (page: string) => (id: string) => `${page}/${encodeURIComponent(id)}`

export const paths = {
  start: '/',
  signIn: '/auth/sign-in',
  home: '/home',
  centres: '/centres',
  newCentre: '/centre/create',
  centre: of('/centre'),
  stock: '/stock',
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
  import: (kind: ImportKind) => `/import?kind=${kind}`,
  users: '/users',
  newUser: '/user/create',
  user: of('/user'),
  praticiens: '/praticiens',
  newPraticien: '/praticien/create',
  praticien: of('/praticien'),
}
