import type { FormStore } from '@org/ui/form'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import type { ProductFormValues } from './product-form.ts'
import { useScannedCodes } from './use-scanned-codes.ts'

/** Listens to the scanner while a product's form is open, and offers the camera. */
export function ScannedCodes({ form }: { form: FormStore<ProductFormValues> }) {
  const onScan = useScannedCodes(form)
  return <CameraScanner onScan={onScan} />
}
