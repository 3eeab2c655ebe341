import { BannerMessage } from '@org/ui/primitives'
import { wizardTexts } from './texts.ts'
import { Notices } from './wizard-page.styles.ts'

/** Lists what must be corrected before the next step; renders nothing without errors. */
export function DraftErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <Notices>
      <BannerMessage tone="danger" title={wizardTexts.toCorrect}>
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </BannerMessage>
    </Notices>
  )
}
