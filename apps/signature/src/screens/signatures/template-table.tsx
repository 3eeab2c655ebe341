import type { SignatureTemplate } from '@org/api/client'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { texts } from '../../texts.ts'
import { Sheet } from '../shared/page.styles.ts'
import { TemplateActions } from './template-actions.tsx'
import type { TemplatesProps } from './template-cards.tsx'

const cells: DataTableCell<SignatureTemplate>[] = [
  { key: 'name', title: texts.signatures.name },
  {
    key: 'users',
    title: texts.signatures.usersColumn,
    value: ({ users_count }) => users_count,
    align: 'end',
  },
]

/** The templates as a list. */
export function TemplateTable({ templates, onDelete }: TemplatesProps) {
  return (
    <Sheet>
      <DataTable
        label={texts.signatures.title}
        rows={templates}
        getRowId={({ id }) => id}
        cells={cells}
        actionsLabel={texts.signatures.actions}
        actions={(template) => (
          <TemplateActions template={template} onDelete={() => onDelete(template)} />
        )}
      />
    </Sheet>
  )
}
