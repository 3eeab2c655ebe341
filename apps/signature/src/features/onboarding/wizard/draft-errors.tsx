import { BannerMessage } from '@org/ui/primitives'
import { onboardingTexts } from '../texts.ts'
import { Told } from './wizard-page.styles.ts'

/** What has to be corrected before the wizard goes on; nothing once it is. */
export function DraftErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <Told>
      <BannerMessage tone="danger" title={onboardingTexts.toCorrect}>
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </BannerMessage>
    </Told>
  )
}
