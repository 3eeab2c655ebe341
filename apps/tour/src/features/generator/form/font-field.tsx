import { tourFonts, tourFontStack, type TourFont } from '@org/api/tour'
import { type FormStore, useField } from '@org/ui/form'
import { Select } from '@org/ui/primitives'
import { useState } from 'react'
import '#shared/open-sans.ts'
import { generatorTexts } from '../texts.ts'
import { isFontInstalled } from './font-installed.ts'
import type { TourValues } from './tour-values.ts'

/** The font that the page includes, so that it is available on every computer. */
const bundled: TourFont = 'Open Sans'

const optionOf = (family: TourFont) => ({
  value: family,
  label: family,
  style: { fontFamily: tourFontStack(family) },
  description:
    family === bundled || isFontInstalled(family) ? undefined : generatorTexts.style.missingFont,
})

/**
 * A select for the font. Each name is shown in its own font; fonts that this computer lacks are
 * marked.
 */
export function FontField({ form }: { form: FormStore<TourValues> }) {
  const { value, onChange, register } = useField(form, 'family')
  const [options] = useState(() => tourFonts.map(optionOf))
  return (
    <div ref={register}>
      <Select
        label={generatorTexts.style.family}
        value={value}
        options={options}
        onChange={onChange}
      />
    </div>
  )
}
