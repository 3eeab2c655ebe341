'use client'

import { limits } from '@org/signature'
import type { ButtonStyle } from '@org/signature'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { snapButtonRadius } from '../model/shape.ts'
import { Pair } from '../tab-layout/tab-layout.styles.ts'
import { editorTexts } from '../texts.ts'

const texts = editorTexts.addon

export interface ButtonShapeProps {
  shape: Pick<ButtonStyle, 'radius' | 'height'>
  onChange: (patch: Partial<ButtonStyle>) => void
}

/** Height and roundness of a button. */
export function ButtonShape({ shape, onChange }: ButtonShapeProps): ReactElement {
  return (
    <Pair>
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
    </Pair>
  )
}
