import type { FormStore } from '@org/ui/form'
import type { ProductFormValues } from './product-form.ts'
import { useScannedCodes } from './use-scanned-codes.ts'

/** Listens to the scanner while a product's form is open. Renders nothing. */
export function ScannedCodes({ form }: { form: FormStore<ProductFormValues> }) {
  useScannedCodes(form)
  return null
}
