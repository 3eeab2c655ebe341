import { drawQrCode } from './draw-qr-code.ts'
import { Code } from './qr-code.styles.ts'

export interface QrCodeProps {
  text: string
  /** Text for screen readers. */
  alt: string
}

/** Returns the data URL of an image that shows the text as a QR code. */
export const qrCodeAddress = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawQrCode(text))}`

/** Shows a text as a QR code, to be scanned from the screen with a phone. */
export function QrCode({ text, alt }: QrCodeProps) {
  return <Code src={qrCodeAddress(text)} alt={alt} />
}
