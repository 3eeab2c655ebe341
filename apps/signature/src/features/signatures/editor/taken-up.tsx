import { BannerMessage, Button } from '@org/ui/primitives'
import { signaturesTexts } from '../texts.ts'
import type { TemplateForm } from './use-template-form.ts'

export interface TakenUpProps extends Pick<TemplateForm, 'taken' | 'isNew'> {}

/** Says that an earlier visit's unsaved work goes on here; nothing where there is none. */
export function TakenUp({ taken, isNew }: TakenUpProps) {
  if (!taken) return null
  const { title, help, isOlder, drop, dropNew, hide } = signaturesTexts.taken
  return (
    <BannerMessage
      title={title}
      actions={
        <>
          <Button onPress={taken.hide}>{hide}</Button>
          <Button variant="tertiary" onPress={taken.drop}>
            {isNew ? dropNew : drop}
          </Button>
        </>
      }
    >
      {taken.isOlder ? isOlder : help}
    </BannerMessage>
  )
}
