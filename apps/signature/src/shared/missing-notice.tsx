import { focusHeading } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { texts } from './texts.ts'

export interface MissingNoticeProps {
  /** Says what is missing. */
  title: string
  /** Removes the missing id from the address. */
  onBack: () => void
}

/** A notice above a list, which says that the entry in the address does not exist. */
export function MissingNotice({ title, onBack }: MissingNoticeProps) {
  const back = () => {
    onBack()
    // The button disappears, so focus moves to the heading.
    focusHeading()
  }
  return (
    <BannerMessage
      tone="warning"
      title={title}
      actions={<Button onPress={back}>{texts.toList}</Button>}
    >
      {texts.missingHelp}
    </BannerMessage>
  )
}
