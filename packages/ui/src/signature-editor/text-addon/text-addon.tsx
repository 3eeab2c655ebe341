'use client'

import {
  chooseTextPreset,
  customKey,
  limits,
  setTextAddonFixedWidth,
  setTextAddonText,
  textAddonPresets,
} from '@org/signature'
import type { TextAddonData } from '@org/signature'
import type { ReactElement } from 'react'
import { ColorField } from '../../primitives/color-field/color-field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Slider } from '../../primitives/slider/slider.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { SpacingSliders } from '../spacing-sliders/spacing-sliders.tsx'
import { Pair } from '../tab-layout/tab-layout.styles.ts'
import { editorTexts } from '../texts.ts'

const texts = editorTexts.addon

export interface TextAddonProps {
  addon: 'disclaimer' | 'greenMessage'
  data: TextAddonData
  onChange: (change: (data: TextAddonData) => TextAddonData) => void
}

/** Settings of the disclaimer or the green message. */
export function TextAddon({ addon, data, onChange }: TextAddonProps): ReactElement {
  const isOwn = data.key === customKey
  const style = (patch: Partial<TextAddonData['fontStyle']>) =>
    onChange((newest) => ({ ...newest, fontStyle: { ...newest.fontStyle, ...patch } }))

  return (
    <>
      <Select
        label={texts.preset}
        value={data.key}
        options={[
          ...textAddonPresets[addon].map(({ key, label }) => ({ value: key, label })),
          { value: customKey, label: texts.custom },
        ]}
        onChange={(key) => onChange((newest) => chooseTextPreset(addon, newest, key))}
      />
      <TextArea
        label={texts.text}
        rows={10}
        value={data.text}
        isReadOnly={!isOwn}
        onChange={(text) => onChange((newest) => setTextAddonText(newest, text))}
      />
      <Switch
        isSelected={data.width === null}
        onChange={(isAuto) => onChange((newest) => setTextAddonFixedWidth(newest, !isAuto))}
      >
        {texts.autoWidth}
      </Switch>
      {data.width !== null && (
        <Slider
          label={texts.width}
          unit="px"
          {...limits.addonWidth}
          value={data.width}
          onChange={(width) => onChange((newest) => ({ ...newest, width }))}
        />
      )}
      <Pair>
        <Slider
          label={texts.fontSize}
          unit="px"
          min={limits.addonFontSize.min}
          max={limits.addonFontSize.max}
          value={data.fontStyle.fontSize}
          onChange={(fontSize) => style({ fontSize })}
        />
        <ColorField
          label={texts.color}
          value={data.fontStyle.fontColor}
          onChange={(fontColor) => style({ fontColor })}
        />
      </Pair>
      <SpacingSliders
        spacing={data.spacingStyle}
        onChange={(spacingStyle) => onChange((newest) => ({ ...newest, spacingStyle }))}
      />
    </>
  )
}
