import { Button, Card } from '@org/ui/primitives'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../lazy/lazy-dialog.tsx'
import type { DeletionDialogProps } from './deletion-dialog.tsx'
import { Explanation } from './deletion.styles.ts'
import { deletionTexts } from './deletion-texts.ts'

const DeletionDialog = lazyDialog(
  ({ texts }: DeletionDialogProps) => texts.title,
  async () => (await import('./deletion-dialog.tsx')).DeletionDialog,
)

export type DeletionCardProps = Omit<DeletionDialogProps, 'onClose'>

/** Opens the dialog that deletes the organisation. */
export function DeletionCard(props: DeletionCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { title, help } = props.texts
  return (
    <Card
      title={title}
      actions={
        <Button icon={<Trash2 size={16} aria-hidden="true" />} onPress={() => setOpen(true)}>
          {deletionTexts.open(title)}
        </Button>
      }
    >
      <Explanation>{help}</Explanation>
      {isOpen && <DeletionDialog {...props} onClose={() => setOpen(false)} />}
    </Card>
  )
}
