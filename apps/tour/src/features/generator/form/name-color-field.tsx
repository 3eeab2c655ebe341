import { contrastingPaper } from '@org/api/tour'
import { type FormStore, useField } from '@org/ui/form'
import { ColorField } from '@org/ui/primitives'
import { generatorTexts } from '../texts.ts'
import type { TourValues } from './tour-values.ts'

const { color, colorHelp } = generatorTexts.style

/**
 * The color of the client's name. The field also shows the contrast between this color and the
 * background on which the cover shows the name.
 */
export function NameColorField({ form }: { form: FormStore<TourValues> }) {
  const { value, draft, onChange, onDraft, onBlur, register } = useField(form, 'color')
  const paper = contrastingPaper(value)
  return (
    <div ref={register}>
      <ColorField
        label={color}
        description={colorHelp}
        contrastWith={paper === '#ffffff' ? { light: paper } : { dark: paper }}
        value={value}
        onChange={onChange}
        draft={draft}
        onDraftChange={onDraft}
        onBlur={onBlur}
      />
    </div>
  )
}
