'use client'

import { limits, setTextAddonFixedWidth } from '@org/signature'
import type { TextAddonData } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { ColorField } from '../../primitives/color-field/color-field.tsx'
import { Slider } from '../../primitives/slider/slider.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { SpacingSliders } from '../spacing-sliders/spacing-sliders.tsx'
import { Pair } from '../tab-layout/tab-layout.styles.ts'

export interface TextAddonLookProps extends Pick<
  TextAddonData,
  'width' | 'fontStyle' | 'spacingStyle'
> {
  onChange: (change: (data: TextAddonData) => TextAddonData) => void
}

/**
 * Look of the disclaimer or the green message. Memoized, so that typing the text does not re-render
 * it.
 */
export const TextAddonLook = memo(function TextAddonLook({
  width,
  fontStyle,
  spacingStyle,
  onChange,
}: TextAddonLookProps): ReactElement {
  const texts = useEditorTexts().addon
  const style = (patch: Partial<TextAddonData['fontStyle']>) =>
    onChange((newest) => ({ ...newest, fontStyle: { ...newest.fontStyle, ...patch } }))

  return (
    <>
      <Switch
        isSelected={width === null}
        onChange={(isAuto) => onChange((newest) => setTextAddonFixedWidth(newest, !isAuto))}
      >
        {texts.autoWidth}
      </Switch>
      {width !== null && (
        <Slider
          label={texts.width}
          unit="px"
          {...limits.addonWidth}
          value={width}
          onChange={(next) => onChange((newest) => ({ ...newest, width: next }))}
        />
      )}
      <Pair>
        <Slider
          label={texts.fontSize}
          unit="px"
          min={limits.addonFontSize.min}
          max={limits.addonFontSize.max}
          value={fontStyle.fontSize}
          onChange={(fontSize) => style({ fontSize })}
        />
        <ColorField
          label={texts.color}
          value={fontStyle.fontColor}
          onChange={(fontColor) => style({ fontColor })}
        />
      </Pair>
      <SpacingSliders
        spacing={spacingStyle}
        onChange={(next) => onChange((newest) => ({ ...newest, spacingStyle: next }))}
      />
    </>
  )
})
