import { drawQrCode } from './draw-qr-code.ts'
import { Code } from './sharing.styles.ts'

export interface QrCodeProps {
  text: string
  /** Text for screen readers. */
  alt: string
}

/** A text as a QR code, for phones that stand beside the screen. */
export function QrCode({ text, alt }: QrCodeProps) {
  return <Code src={`data:image/svg+xml,${encodeURIComponent(drawQrCode(text))}`} alt={alt} />
}
