import { operations } from '@org/api/contract'
import { expect, it } from 'vitest'
import { categoryForm } from '#testing/categories'
import { centreForm, newCentreForm } from '#testing/centres'
import { productForm, thresholdsForm } from '#testing/products'
import { clientNumberForm, supplierForm } from '#testing/suppliers'

interface FieldWithRules {
  name: string
  validators?: readonly unknown[]
}

/** Returns the rules of a form's field. */
const rulesOf = ({ fields }: { fields: readonly object[] }, name: string) =>
  (fields as readonly FieldWithRules[]).find((field) => field.name === name)?.validators

const required = ({ maxLength }: { maxLength: number | null }) => [
  'not_empty',
  { max_length: maxLength },
]

const centre = operations.createCentre.body.shape
const supplier = operations.createSupplier.body.shape
const product = operations.createProduct.body.shape

it.each([
  ['adds', newCentreForm],
  ['changes', centreForm],
])('limits the length of the text fields of the form that %s a centre', (_, form) => {
  expect(rulesOf(form, 'name')).toEqual(required(centre.name))
  expect(rulesOf(form, 'address')).toEqual(required(centre.address))
})

it('limits the length of the text fields of a supplier and a category', () => {
  expect(rulesOf(supplierForm, 'name')).toEqual(required(supplier.name))
  expect(rulesOf(supplierForm, 'code')).toEqual(required(supplier.code))
  const { clientNumber } = operations.saveSupplierCentreData.body.shape
  expect(rulesOf(clientNumberForm, 'clientNumber')).toEqual(required(clientNumber))
  const { name } = operations.createProductCategory.body.shape
  expect(rulesOf(categoryForm, 'name')).toEqual(required(name))
})

it.each(['name', 'code', 'supplierRef'] as const)('limits the %s of a product', (name) => {
  expect(rulesOf(productForm, name)).toEqual(required(product[name]))
})

it.each(['qtyTriggerOrder', 'qtyMinInStock'] as const)('limits the threshold %s', (name) => {
  const { minValue, maxValue } = operations.saveProductCentreData.body.shape[name]
  expect(rulesOf(thresholdsForm, name)).toEqual([
    'not_empty',
    'integer',
    { min: minValue },
    { max: maxValue },
  ])
})
