import { BannerMessage, Button } from '@org/ui/primitives'
import { signaturesTexts } from '../texts.ts'
import type { SignatureForm } from './use-signature-form.ts'

export interface ResumedWorkProps {
  resumed: NonNullable<SignatureForm['resumed']>
  isNew: boolean
}

/** Tells the user that the editor has restored unsaved work from an earlier visit. */
export function ResumedWork({ resumed, isNew }: ResumedWorkProps) {
  const { title, help, isOlder, drop, dropNew, hide } = signaturesTexts.resumed
  return (
    <BannerMessage
      title={title}
      actions={
        <>
          <Button onPress={resumed.acknowledge}>{hide}</Button>
          <Button variant="tertiary" onPress={resumed.drop}>
            {isNew ? dropNew : drop}
          </Button>
        </>
      }
    >
      {resumed.isOlder ? isOlder : help}
    </BannerMessage>
  )
}
