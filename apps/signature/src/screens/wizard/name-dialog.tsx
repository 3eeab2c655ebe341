import { useFields, useFocus } from '@org/app-kit'
import { Button, Dialog, TextField } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'

export interface NameDialogProps {
  isOpen: boolean
  onClose: () => void
  onSave: (name: string) => void
}

const formId = 'signature-name'

/** Asks for the signature's name before the wizard goes on. */
export function NameDialog({ isOpen, onClose, onSave }: NameDialogProps) {
  return (
    <Dialog
      title={texts.onboarding.nameTitle}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {texts.onboarding.save}
        </Button>
      }
    >
      <NameForm onSave={onSave} />
    </Dialog>
  )
}

function NameForm({ onSave }: Pick<NameDialogProps, 'onSave'>) {
  const { draft } = useAppSelector(selectOnboarding)
  const { values, field, check } = useFields({ name: draft.signatureName }, { name: ['not_empty'] })
  const nameRef = useFocus()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (check()) onSave(values.name.trim())
  }
  return (
    <form id={formId} onSubmit={save} noValidate>
      <TextField
        {...field('name')}
        ref={nameRef}
        label={texts.onboarding.name}
        name="name"
        isRequired
      />
    </form>
  )
}
