import { FormFields, type FormStore, useForm } from '@org/ui/form'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { at, enter, keysOf } from '#shared/scanner/keyboards.fixture.ts'
import { pressTrusted } from '#shared/scanner/trusted-keys.fixture.ts'
import { productForm, type ProductFormValues } from './product-form.ts'
import { ScannedCodes } from './scanned-codes.tsx'

let root: Root
let form: FormStore<ProductFormValues>

function ProductForm() {
  const created = useForm(productForm, { save: () => Promise.resolve() })
  useEffect(() => {
    form = created
  }, [created])
  return (
    <>
      <ScannedCodes form={created} />
      <FormFields form={created} />
    </>
  )
}

/** Scans like a US scanner on AZERTY, one key every 9 ms. */
const scan = (text: string) =>
  pressTrusted(at([...keysOf(text, { scanner: 'us', page: 'french' }), enter], 0, 9))

const vibrate = vi.spyOn(navigator, 'vibrate')

beforeEach(() => {
  vibrate.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<ProductForm />))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('fills the empty main code even if another field has the focus', async () => {
  page.getByLabelText('Nom').element().focus()
  await scan('3400930000014')
  await expect.poll(() => form.values()).toMatchObject({ name: '', code: '3400930000014' })
  expect(vibrate.mock.calls).toEqual([[[60]]])
})

it('uses only the product code of a label with lot and expiry date', async () => {
  await scan('01034009300000141728013110LOT1')
  await expect.poll(() => form.values().code).toBe('3400930000014')
})

it('adds a further code if the main code is already filled in', async () => {
  form.set('code', '3400930000014')
  await scan('13400930000011')
  await expect
    .poll(() => form.values())
    .toMatchObject({ code: '3400930000014', codes: [{ code: '13400930000011', units: 1 }] })
})

it('replaces the code that has the focus', async () => {
  form.set('code', 'REF-1')
  page.getByLabelText('Code', { exact: true }).element().focus()
  await scan('3400930000014')
  await expect.poll(() => form.values()).toMatchObject({ code: '3400930000014', codes: [] })
})

it('says that a label is invalid, and keeps the code', async () => {
  form.set('code', 'REF-1')
  await scan('01034009300000101728013110LOT1')
  await expect.element(page.getByText(/n’a pas pu être lu/).first()).toBeInTheDocument()
  expect(form.values().code).toBe('REF-1')
  expect(vibrate.mock.calls).toEqual([[[120, 80, 120]]])
})
