import { FormDialog } from '@org/app-kit/pages'
import { isEmptySignature } from '@org/signature'
import { FormFields, useForm } from '@org/ui/form'
import { BannerMessage } from '@org/ui/primitives'
import { selectOnboarding } from '../onboarding-slice.ts'
import { useAppSelector } from '@org/app-kit'
import { wizardTexts } from './texts.ts'
import { signatureNameForm } from './name-forms.ts'

export interface NameDialogProps {
  onClose: () => void
  onSave: (name: string) => void
}

/** Asks for the signature's name before the wizard continues. */
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
      title={wizardTexts.nameTitle}
      form={form}
      size="small"
      saveLabel={wizardTexts.save}
      onClose={onClose}
    >
      {isEmptySignature(draft.signatureData) && (
        <BannerMessage tone="warning" title={wizardTexts.blank.title}>
          {wizardTexts.blank.help}
        </BannerMessage>
      )}
      <FormFields form={form} />
    </FormDialog>
  )
}
