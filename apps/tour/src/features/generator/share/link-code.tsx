import { QrCode, qrCodeAddress } from '@org/app-kit/qr-code'
import { Link } from '@org/ui/primitives'
import { generatorTexts } from '../texts.ts'
import { Code } from './share-panel.styles.ts'

const { qrCode, download } = generatorTexts.share

export interface LinkCodeProps {
  address: string
  fileName: string
}

/** A link as a QR code, to scan or to print. */
export function LinkCode({ address, fileName }: LinkCodeProps) {
  return (
    <Code>
      <QrCode text={address} alt={qrCode} />
      <Link href={qrCodeAddress(address)} download={fileName}>
        {download}
      </Link>
    </Code>
  )
}
