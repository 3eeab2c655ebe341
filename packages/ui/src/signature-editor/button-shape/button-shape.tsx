'use client'

import { limits } from '@org/signature'
import type { ButtonStyle } from '@org/signature'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { snapButtonRadius } from '../model/shape.ts'
import { SliderPair } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface ButtonShapeProps {
  shape: Pick<ButtonStyle, 'radius' | 'height'>
  onChange: (patch: Partial<ButtonStyle>) => void
}

/** Sliders for the height and corner radius of a button. */
export function ButtonShape({ shape, onChange }: ButtonShapeProps): ReactElement {
  const texts = useEditorTexts().addon
  return (
    <SliderPair>
      <Slider
        label={texts.radius}
        unit="px"
        min={limits.buttonRadius.min}
        max={limits.buttonRadius.max}
        value={shape.radius}
        onChange={(radius) => onChange({ radius: snapButtonRadius(radius, shape.radius) })}
      />
      <Slider
        label={texts.height}
        unit="px"
        min={limits.buttonHeight.min}
        max={limits.buttonHeight.max}
        value={shape.height}
        onChange={(height) => onChange({ height })}
      />
    </SliderPair>
  )
}
