import { completeSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { useState } from 'react'
import { within } from 'storybook/test'
import {
  SignatureEditor,
  type SignatureEditorProps,
} from '../../signature-editor/signature-editor/signature-editor.tsx'

/** The editor at the full height of the window, with its value in local state. */
export function ControlledEditor({ value, onChange, ...props }: SignatureEditorProps) {
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

/** The complete sample signature, with the name Inès Morel. */
export const filled = completeSignatureData({
  ...sampleSignature,
  firstName: 'Inès',
  lastName: 'Morel',
})

/** Lists the radio buttons of the layouts, in order. */
export const layoutRadios = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('group', { name: 'Mise en page' })).getAllByRole<HTMLInputElement>(
    'radio',
  )
