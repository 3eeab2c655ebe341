'use client'

import { fontFamilies, limits } from '@org/signature'
import type { FontStyle } from '@org/signature'
import type { ReactElement } from 'react'
import { ColorField } from '../../primitives/color-field/color-field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Slider } from '../../primitives/slider/slider.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import type { TabProps } from '../model/editor-types.ts'
import { Pair, TabBody } from '../tab-layout/tab-layout.styles.ts'
import { restyled } from '../model/restyled.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

const fontOptions = fontFamilies.map((family) => ({
  value: family as string,
  label: family,
  style: { fontFamily: `'${family}'` },
}))

/** Settings of the signature's typography: font, size and two colors. */
export function DesignTab({ data, edit }: TabProps): ReactElement {
  const texts = useEditorTexts().design
  const { fontStyle } = data
  const change = (patch: Partial<FontStyle>) => edit((newest) => restyled(newest, patch))

  return (
    <TabBody>
      <FieldGroup title={texts.type} section="type">
        <Select
          label={texts.fontFamily}
          value={fontStyle.fontFamily}
          options={fontOptions}
          onChange={(fontFamily) => change({ fontFamily })}
        />
        <Slider
          label={texts.fontSize}
          unit="px"
          min={limits.fontSize.min}
          max={limits.fontSize.max}
          value={fontStyle.fontSize}
          onChange={(fontSize) => change({ fontSize })}
        />
        <Pair>
          <ColorField
            label={texts.fontColor}
            value={fontStyle.fontColor}
            onChange={(fontColor) => change({ fontColor })}
          />
          <ColorField
            label={texts.fontColor2}
            value={fontStyle.fontColor2}
            onChange={(fontColor2) => change({ fontColor2 })}
          />
        </Pair>
      </FieldGroup>
    </TabBody>
  )
}
