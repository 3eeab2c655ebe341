import type { SignatureData } from '@org/signature'
import { SignaturePreview } from '@org/ui/signature-preview'
import { previewOptions } from '../icons-base-url.ts'
import { Paper } from './conflict.styles.ts'

export interface SmallSignatureProps {
  data: SignatureData
  /** Accessible label of the preview, which says for example whose version it shows. */
  title: string
}

/** Maximum height in pixels of a compared signature, which is scaled down to fit. */
const height = 144

/** A small signature to compare with another one. */
export function SmallSignature({ data, title }: SmallSignatureProps) {
  return (
    <Paper>
      <SignaturePreview
        data={data}
        options={previewOptions}
        title={title}
        maxHeight={height}
        isInert
      />
    </Paper>
  )
}
