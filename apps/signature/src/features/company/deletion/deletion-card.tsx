import type { Organisation } from '@org/api/client'
import { Button, Card } from '@org/ui/primitives'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#shared/lazy-dialog.tsx'
import { Explanation } from '../administrators/administrators.styles.ts'
import { deletionTexts as labels } from './texts.ts'

const DeletionDialog = lazyDialog(
  labels.title,
  async () => (await import('./deletion-dialog.tsx')).DeletionDialog,
)

/** Opens the dialog that deletes the company. */
export function DeletionCard({ company }: { company: Organisation }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={labels.title}
      actions={
        <Button icon={<Trash2 size={16} aria-hidden="true" />} onPress={() => setOpen(true)}>
          {labels.open}
        </Button>
      }
    >
      <Explanation>{labels.help}</Explanation>
      {isOpen && <DeletionDialog company={company} onClose={() => setOpen(false)} />}
    </Card>
  )
}
