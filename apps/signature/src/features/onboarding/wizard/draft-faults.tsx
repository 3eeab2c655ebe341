import { BannerMessage } from '@org/ui/primitives'
import { onboardingTexts } from '../texts.ts'
import { Told } from './wizard-page.styles.ts'

/** What has to be corrected before the wizard goes on; nothing once it is. */
export function DraftFaults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <Told>
      <BannerMessage tone="danger" title={onboardingTexts.toCorrect}>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </BannerMessage>
    </Told>
  )
}
