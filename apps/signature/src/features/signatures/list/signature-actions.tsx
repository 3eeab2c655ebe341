import type { SignatureTemplate } from '@org/api/client'
import { RowActions } from '@org/app-kit/pages'
import { IconButton } from '@org/ui/primitives'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { signatureListTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { useSignatureActions } from './use-signature-actions.ts'

export interface SignatureActionsProps {
  signature: SignatureTemplate
  onDelete: () => void
}

/** Buttons to edit, duplicate and delete a signature. */
export function SignatureActions({ signature, onDelete }: SignatureActionsProps) {
  const { edit, duplicate } = useSignatureActions()
  const actions = [
    { label: texts.edit, Icon: Pencil, run: () => edit(signature) },
    { label: signatureListTexts.duplicate, Icon: Copy, run: () => duplicate(signature) },
    { label: texts.delete, Icon: Trash2, run: onDelete },
  ]
  return (
    <RowActions>
      {actions.map(({ label, Icon, run }) => (
        <IconButton
          key={label}
          label={`${label} ${signature.name}`}
          hasTooltip={false}
          onPress={run}
        >
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      ))}
    </RowActions>
  )
}
