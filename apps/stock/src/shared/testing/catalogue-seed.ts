import type { ApiOptions } from '@org/app-kit/testing'
import { storyTime } from '@org/app-kit/testing'
import { glovesFile, plantPhoto } from './photos.fixture.ts'
import { stockApi, stockIds } from './stock-seed.ts'

/** Ids of the fixtures. */
export const catalogueIds = {
  suppliers: { dentalia: 'supplier-dentalia', medipro: 'supplier-medipro', oral: 'supplier-oral' },
  categories: { anaesthesia: 'category-anaesthesia', gloves: 'category-gloves' },
  products: { gloves: 'product-gloves', articaine: 'product-articaine', mask: 'product-mask' },
}

const { suppliers, categories, products } = catalogueIds

const stored = { is_archived: false, created_at: storyTime, updated_at: storyTime }

const supplierRows = [
  {
    id: suppliers.dentalia,
    name: 'Dentalia France',
    code: 'DENT',
    email: 'commandes@dentalia.example',
  },
  {
    id: suppliers.medipro,
    name: 'Médipro Santé',
    code: 'MED',
    email: 'service.client@medipro.example',
  },
  { id: suppliers.oral, name: 'Oral Distribution', code: 'ORAL', email: 'ventes@oral.example' },
]

const categoryRows = [
  { id: categories.anaesthesia, name: 'Anesthésie' },
  { id: categories.gloves, name: 'Gants et protection' },
  { id: 'category-implants', name: 'Implants' },
]

const productRows = [
  {
    id: products.gloves,
    name: 'Gants nitrile M',
    category_id: categories.gloves,
    code: '3760123450003',
    supplier_id: suppliers.medipro,
    supplier_ref: 'GN-M-100',
    need_ordonnance: false,
    conditionnement: 100,
    photo: 'photo-gloves',
  },
  {
    id: products.articaine,
    name: 'Articaïne 4 % adrénalinée 1/100 000',
    category_id: categories.anaesthesia,
    code: '3400930000014',
    supplier_id: suppliers.dentalia,
    supplier_ref: 'ART-50',
    need_ordonnance: true,
    conditionnement: 50,
    photo: null,
  },
  {
    id: products.mask,
    name: 'Masques chirurgicaux type IIR',
    category_id: categories.gloves,
    code: 'MASQ-IIR-50',
    supplier_id: suppliers.medipro,
    supplier_ref: 'MQ-2R',
    need_ordonnance: false,
    conditionnement: 50,
    photo: null,
  },
]

const codeRows = [
  { product_id: products.gloves, code: '03760123450003', units: 1, is_main: true },
  { product_id: products.gloves, code: '13400930000011', units: 100, is_main: false },
  { product_id: products.articaine, code: '03400930000014', units: 1, is_main: true },
  { product_id: products.mask, code: 'MASQ-IIR-50', units: 1, is_main: true },
]

/**
 * An installation with suppliers, categories and products. The Bastille centre has a client number
 * at one supplier, and thresholds for the gloves.
 */
export const catalogueApi: ApiOptions = {
  ...stockApi,
  userId: stockIds.superAdmin,
  async prepare(adapters) {
    await stockApi.prepare?.(adapters)
    const scope = { organisationId: stockIds.organisation }
    const { stock } = adapters.repositories.within(scope)
    for (const row of supplierRows) await stock.suppliers.insert({ ...row, ...stored })
    for (const row of categoryRows) await stock.categories.insert({ ...row, ...stored })
    for (const row of productRows) await stock.products.insert({ ...row, ...stored })
    await plantPhoto(adapters, 'photo-gloves', glovesFile())
    for (const row of codeRows) await stock.productCodes.insert({ id: row.code, ...row })
    const centre_id = stockIds.centres.bastille
    await stock.supplierCentres.insert({
      id: `${suppliers.medipro}.${centre_id}`,
      supplier_id: suppliers.medipro,
      centre_id,
      client_number: 'C-75011-42',
      updated_at: storyTime,
    })
    await stock.productCentres.insert({
      id: `${products.gloves}.${centre_id}`,
      product_id: products.gloves,
      centre_id,
      qty_trigger_order: 200,
      qty_min_in_stock: 300,
    })
  },
}
