'use client'

import { limits } from '@org/signature'
import type { SpacingStyle } from '@org/signature'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { SliderPair } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface SpacingSlidersProps {
  spacing: SpacingStyle
  onChange: (spacing: SpacingStyle) => void
  isDisabled?: boolean | undefined
}

const sides = ['marginTop', 'marginBottom'] as const

/** Spacing above and below a block. */
export function SpacingSliders({
  spacing,
  onChange,
  isDisabled,
}: SpacingSlidersProps): ReactElement {
  const editorTexts = useEditorTexts()
  return (
    <SliderPair>
      {sides.map((side) => (
        <Slider
          key={side}
          label={editorTexts.spacing[side]}
          unit="px"
          min={limits.spacing.min}
          max={limits.spacing.max}
          value={spacing[side]}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...spacing, [side]: value })}
        />
      ))}
    </SliderPair>
  )
}
