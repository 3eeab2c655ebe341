'use client'

import { limits } from '@org/signature'
import type { Social } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { maxRadius, resized } from '../model/shape.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { SliderPair } from '../tab-layout/tab-layout.styles.ts'

export interface SocialLookProps extends Pick<Social, 'caption' | 'width' | 'radius'> {
  onChange: (change: (social: Social) => Social) => void
}

/**
 * Caption, size and shape of the icons. Memoized, so that typing an address does not re-render it.
 */
export const SocialLook = memo(function SocialLook({
  caption,
  width,
  radius,
  onChange,
}: SocialLookProps): ReactElement {
  const texts = useEditorTexts().social
  const set = (patch: Partial<Social>) => onChange((newest) => ({ ...newest, ...patch }))
  return (
    <FieldGroup title={texts.look} section="networkLook">
      <TextField
        label={texts.caption}
        placeholder={texts.captionPlaceholder}
        value={caption}
        onChange={(next) => set({ caption: next })}
      />
      <SliderPair>
        <Slider
          label={texts.width}
          unit="px"
          min={limits.socialWidth.min}
          max={limits.socialWidth.max}
          value={width}
          onChange={(next) => onChange((newest) => resized(newest, next))}
        />
        <Slider
          label={texts.shape}
          unit="px"
          min={0}
          max={maxRadius(width)}
          value={radius}
          onChange={(next) => set({ radius: next })}
        />
      </SliderPair>
    </FieldGroup>
  )
})
