import type { SignatureTemplate } from '@org/api/client'
import { IconButton } from '@org/ui/primitives'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { signaturesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { RowActions } from '#shared/page.styles.ts'
import { useTemplateActions } from './use-template-actions.ts'

export interface TemplateActionsProps {
  template: SignatureTemplate
  onDelete: () => void
}

/** Edit, duplicate and delete of one template. */
export function TemplateActions({ template, onDelete }: TemplateActionsProps) {
  const { edit, duplicate } = useTemplateActions()
  const actions = [
    { label: texts.edit, Icon: Pencil, run: () => edit(template) },
    { label: signaturesTexts.duplicate, Icon: Copy, run: () => duplicate(template) },
    { label: texts.delete, Icon: Trash2, run: onDelete },
  ]
  return (
    <RowActions>
      {actions.map(({ label, Icon, run }) => (
        <IconButton
          key={label}
          label={`${label} ${template.name}`}
          hasTooltip={false}
          onPress={run}
        >
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      ))}
    </RowActions>
  )
}
