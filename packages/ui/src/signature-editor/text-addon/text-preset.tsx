'use client'

import { chooseTextPreset, customKey, textAddonPresets } from '@org/signature'
import type { TextAddonData } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import type { TextAddonProps } from './text-addon.tsx'

export interface TextPresetProps extends Pick<TextAddonProps, 'addon' | 'onChange'> {
  selected: TextAddonData['key']
}

/** Select for the text presets and custom text. */
export const TextPreset = memo(function TextPreset({
  addon,
  selected,
  onChange,
}: TextPresetProps): ReactElement {
  const texts = useEditorTexts().addon
  return (
    <Select
      label={texts.preset}
      value={selected}
      options={[
        ...textAddonPresets[addon].map(({ key, label }) => ({ value: key, label })),
        { value: customKey, label: texts.custom },
      ]}
      onChange={(key) => onChange((newest) => chooseTextPreset(addon, newest, key))}
    />
  )
})
