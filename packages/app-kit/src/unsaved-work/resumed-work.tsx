import { BannerMessage, Button } from '@org/ui/primitives'
import { resumedTexts } from '../texts/page-texts.ts'
import { Resumed } from './resumed-work.styles.ts'

export interface ResumedWorkProps {
  /** Whether some of the restored values were also changed elsewhere since the earlier visit. */
  isOlder?: boolean
  onContinue: () => void
  /** Discards the restored values. */
  onDrop: () => void
}

/** Says that unsaved values of an earlier visit were restored. */
export function ResumedWork({ isOlder = false, onContinue, onDrop }: ResumedWorkProps) {
  return (
    <Resumed>
      <BannerMessage
        title={resumedTexts.title}
        actions={
          <>
            <Button onPress={onContinue}>{resumedTexts.hide}</Button>
            <Button variant="tertiary" onPress={onDrop}>
              {resumedTexts.drop}
            </Button>
          </>
        }
      >
        {isOlder ? resumedTexts.changedSince : resumedTexts.help}
      </BannerMessage>
    </Resumed>
  )
}
