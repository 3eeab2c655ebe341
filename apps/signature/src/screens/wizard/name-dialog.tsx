import { isEmptySignature } from '@org/signature'
import { FormFields, useForm } from '@org/ui/form'
import { BannerMessage } from '@org/ui/primitives'
import { selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { FormDialog } from '../shared/form-dialog/form-dialog.tsx'
import { signatureNameForm } from './name-forms.ts'

export interface NameDialogProps {
  onClose: () => void
  onSave: (name: string) => void
}

/** Asks for the signature's name before the wizard goes on. */
export function NameDialog({ onClose, onSave }: NameDialogProps) {
  const { draft } = useAppSelector(selectOnboarding)
  const form = useForm(signatureNameForm, {
    initial: { name: draft.signatureName },
    async save({ name }) {
      onSave(name.trim())
    },
  })
  return (
    <FormDialog
      title={texts.onboarding.nameTitle}
      form={form}
      size="small"
      saveLabel={texts.onboarding.save}
      onClose={onClose}
    >
      {isEmptySignature(draft.signatureData) && (
        <BannerMessage tone="warning" title={texts.onboarding.blank.title}>
          {texts.onboarding.blank.help}
        </BannerMessage>
      )}
      <FormFields form={form} />
    </FormDialog>
  )
}
