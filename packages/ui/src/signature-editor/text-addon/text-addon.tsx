'use client'

import { customKey, setTextAddonText, shownAddonText } from '@org/signature'
import type { TextAddonData } from '@org/signature'
import type { ReactElement } from 'react'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { TextAddonLook } from './text-addon-look.tsx'
import { TextPreset } from './text-preset.tsx'

export interface TextAddonProps {
  addon: 'disclaimer' | 'greenMessage'
  data: TextAddonData
  /** Keep the function stable between renders. */
  onChange: (change: (data: TextAddonData) => TextAddonData) => void
}

/** Settings of the disclaimer or the green message. */
export function TextAddon({ addon, data, onChange }: TextAddonProps): ReactElement {
  const texts = useEditorTexts().addon
  const { key, width, fontStyle, spacingStyle } = data

  return (
    <>
      <TextPreset addon={addon} selected={key} onChange={onChange} />
      <TextArea
        label={texts.text}
        rows={10}
        value={shownAddonText(addon, data)}
        isReadOnly={key !== customKey}
        onChange={(next) => onChange((newest) => setTextAddonText(newest, next))}
      />
      <TextAddonLook
        width={width}
        fontStyle={fontStyle}
        spacingStyle={spacingStyle}
        onChange={onChange}
      />
    </>
  )
}
