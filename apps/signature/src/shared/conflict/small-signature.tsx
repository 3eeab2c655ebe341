import type { SignatureData } from '@org/signature'
import { SignaturePreview } from '@org/ui/signature-preview'
import { previewOptions } from '../icons-base-url.ts'
import { Paper } from './conflict.styles.ts'

export interface SmallSignatureProps {
  data: SignatureData
  /** Which of the compared signatures it is. */
  title: string
}

/** Height in pixels to which compared signatures are shrunk at most. */
const height = 144

/** A signature to compare with another one. */
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
