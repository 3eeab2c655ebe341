import { completeSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { useState } from 'react'
import { within } from 'storybook/test'
import {
  SignatureEditor,
  type SignatureEditorProps,
} from '../../signature-editor/signature-editor/signature-editor.tsx'

/** The editor over a whole window, its value held beside it. */
export function HeldEditor({ value, onChange, ...props }: SignatureEditorProps) {
  const [data, setData] = useState(value)
  return (
    <div style={{ height: '100dvh' }}>
      <SignatureEditor
        {...props}
        value={data}
        onChange={(next) => {
          setData(next)
          onChange?.(next)
        }}
      />
    </div>
  )
}

/** A signature with everything that the sample shows, of Inès Morel. */
export const filled = completeSignatureData({
  ...sampleSignature,
  firstName: 'Inès',
  lastName: 'Morel',
})

/** The layouts to choose from, in their order. */
export const layoutRadios = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('group', { name: 'Mise en page' })).getAllByRole<HTMLInputElement>(
    'radio',
  )
