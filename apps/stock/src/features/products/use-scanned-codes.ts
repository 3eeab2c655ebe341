import type { FormStore } from '@org/ui/form'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import type { ProductFormValues } from './product-form.ts'
import { scannedCode } from './scanned-code.ts'
import { productsTexts } from './texts.ts'

/** The part of a product form that a scan uses, for new and existing products. */
export type CodesForm = Pick<
  FormStore<ProductFormValues>,
  'values' | 'set' | 'addItem' | 'setErrors'
>
type CodePath = 'code' | `codes.${string}.code`

const isCodePath = (name: string | null | undefined): name is CodePath =>
  name === 'code' || /^codes\..+\.code$/.test(name ?? '')

/**
 * Returns the field that a scan fills: the focused code, the main code if it is empty, or else a
 * newly added code.
 */
function placeOf(form: CodesForm): CodePath {
  const focused = document.activeElement?.getAttribute('name')
  if (isCodePath(focused)) return focused
  return form.values().code === '' ? 'code' : `codes.${form.addItem('codes')}.code`
}

/**
 * Puts the codes that a keyboard scanner reads into a product's form, and answers each with a sound
 * and a vibration.
 *
 * @returns a function to call with each text that another scanner, such as the camera, reads
 */
export function useScannedCodes(form: CodesForm): (text: string) => void {
  const { onResult } = useScanFeedback()
  function onScan(text: string) {
    const code = scannedCode(text, new Date().toISOString().slice(0, 10))
    onResult(code === null ? 'error' : 'success')
    if (code === null) form.setErrors({ code: productsTexts.unreadableScan })
    else form.set(placeOf(form), code)
  }
  useKeyboardScanner({ isEnabled: true, onScan })
  return onScan
}
