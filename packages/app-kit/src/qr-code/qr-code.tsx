import { drawQrCode } from './draw-qr-code.ts'
import { Code } from './qr-code.styles.ts'

export interface QrCodeProps {
  text: string
  /** Text for screen readers. */
  alt: string
}

/** Returns the address of the image of a text as a QR code. */
export const qrCodeAddress = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawQrCode(text))}`

/** A text as a QR code, for phones that stand beside the screen. */
export function QrCode({ text, alt }: QrCodeProps) {
  return <Code src={qrCodeAddress(text)} alt={alt} />
}
