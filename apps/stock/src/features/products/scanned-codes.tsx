import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { type CodesForm, useScannedCodes } from './use-scanned-codes.ts'

/** Listens to the scanner while a product's form is open, and offers the camera. */
export function ScannedCodes({ form }: { form: CodesForm }) {
  const onScan = useScannedCodes(form)
  return <CameraScanner onScan={onScan} />
}
