import type { StockProduct } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/list'
import '@org/ui/form/fields/number'
import '@org/ui/form/fields/switch'
import '@org/ui/form/fields/text'
import '#shared/forms/search-select-field.tsx'
import '#shared/photos/new-photo-field.tsx'
import { productCrop } from '#shared/photos/photo-crop.ts'
import { photoTexts } from '#shared/photos/texts.ts'
import { texts } from '#shared/texts.ts'
import './code-field.tsx'
import type { ProductValues } from './products-saga.ts'
import { productsTexts } from './texts.ts'

/** Maximum number of units that a scan adds or that a box contains; the API's limit. */
const maxUnits = 100_000

/** The fields of a product (specification 3, section 5.1). */
const fields = [
  {
    name: 'name',
    type: 'text',
    label: texts.name,
    isWide: true,
    validators: ['not_empty', { max_length: 200 }],
  },
  {
    name: 'categoryId',
    type: 'search_select',
    label: productsTexts.category,
    placeholder: productsTexts.choose,
    validators: ['not_empty'],
  },
  {
    name: 'supplierId',
    type: 'search_select',
    label: productsTexts.supplier,
    placeholder: productsTexts.choose,
    validators: ['not_empty'],
  },
  {
    name: 'code',
    type: 'product_code',
    label: productsTexts.code,
    help: productsTexts.codeHelp,
    validators: ['not_empty', { max_length: 200 }],
  },
  {
    name: 'supplierRef',
    type: 'text',
    label: productsTexts.supplierRef,
    validators: ['not_empty', { max_length: 200 }],
  },
  {
    name: 'conditionnement',
    type: 'number',
    label: productsTexts.conditionnement,
    help: productsTexts.conditionnementHelp,
    initial: 1,
    min: 1,
    max: maxUnits,
  },
  {
    name: 'needOrdonnance',
    type: 'switch',
    label: productsTexts.needOrdonnance,
    help: productsTexts.needOrdonnanceHelp,
  },
  {
    name: 'codes',
    type: 'list',
    label: productsTexts.codes,
    help: productsTexts.codesHelp,
    itemLabel: productsTexts.codeItem,
    addLabel: productsTexts.addCode,
    maxItems: 20,
    isWide: true,
    fields: [
      {
        name: 'code',
        type: 'text',
        label: productsTexts.codeItem,
        validators: ['not_empty', { max_length: 200 }],
      },
      {
        name: 'units',
        type: 'number',
        label: productsTexts.units,
        initial: 1,
        min: 1,
        max: maxUnits,
      },
    ],
  },
] as const

/** The form that changes a product. */
export const productForm = defineForm({ fields })

/** The form that adds a product. */
export const newProductForm = defineForm({
  fields: [
    ...fields,
    { name: 'photo', type: 'new_photo', label: photoTexts.label, crop: productCrop },
  ],
})

export type ProductFormValues = FormValues<typeof productForm>

/** Converts a product to form values. */
export const productFormValues = (product: StockProduct): ProductFormValues => ({
  name: product.name,
  categoryId: product.categoryId,
  supplierId: product.supplierId,
  code: product.code,
  supplierRef: product.supplierRef,
  conditionnement: product.conditionnement,
  needOrdonnance: product.needOrdonnance,
  codes: product.codes,
})

/** Converts form values to API values. */
export const productValues = (typed: ProductFormValues): ProductValues => ({
  name: typed.name.trim(),
  categoryId: typed.categoryId ?? '',
  supplierId: typed.supplierId ?? '',
  code: typed.code.trim(),
  supplierRef: typed.supplierRef.trim(),
  conditionnement: typed.conditionnement,
  needOrdonnance: typed.needOrdonnance,
  codes: typed.codes.map(({ code, units }) => ({ code: code.trim(), units })),
})

/** Formats conflicting values of the fields that do not contain text. */
export const conflictFormat = {
  conditionnement: String,
  needOrdonnance: (value: unknown) => (value === true ? productsTexts.yes : productsTexts.no),
  codes: (value: unknown) => productsTexts.codesOf(value as ProductFormValues['codes']),
}
