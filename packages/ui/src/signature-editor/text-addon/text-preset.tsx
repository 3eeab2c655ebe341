'use client'

import { chooseTextPreset, customKey, textAddonPresets } from '@org/signature'
import type { TextAddonData } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import type { TextAddonProps } from './text-addon.tsx'

export interface TextPresetProps extends Pick<TextAddonProps, 'addon' | 'onChange'> {
  chosen: TextAddonData['key']
}

/** The ready texts and the user's own. */
export const TextPreset = memo(function TextPreset({
  addon,
  chosen,
  onChange,
}: TextPresetProps): ReactElement {
  const texts = useEditorTexts().addon
  return (
    <Select
      label={texts.preset}
      value={chosen}
      options={[
        ...textAddonPresets[addon].map(({ key, label }) => ({ value: key, label })),
        { value: customKey, label: texts.custom },
      ]}
      onChange={(key) => onChange((newest) => chooseTextPreset(addon, newest, key))}
    />
  )
})
