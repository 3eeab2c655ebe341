import { focusHeading } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { missingTexts } from './missing-texts.ts'

export interface MissingNoticeProps {
  /** Which thing is missing. */
  title: string
  /** Takes what is missing out of the address. */
  onBack: () => void
}

/** Above a list: what its address asks for besides is not there. */
export function MissingNotice({ title, onBack }: MissingNoticeProps) {
  const back = () => {
    onBack()
    // The button goes, and the focus must not fall out of the page with it.
    focusHeading()
  }
  return (
    <BannerMessage
      tone="warning"
      title={title}
      actions={<Button onPress={back}>{missingTexts.toList}</Button>}
    >
      {missingTexts.help}
    </BannerMessage>
  )
}
