'use client'

import {
  chooseVideoConfProvider,
  limits,
  videoConfProviderInfo,
  videoConfProviders,
} from '@org/signature'
import type { ButtonStyle, VideoConfData } from '@org/signature'
import type { ReactElement } from 'react'
import { ColorField } from '../../primitives/color-field/color-field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Slider } from '../../primitives/slider/slider.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { ButtonShape } from '../button-shape/button-shape.tsx'
import { CheckedField } from '../checked-field/checked-field.tsx'
import { SpacingSliders } from '../spacing-sliders/spacing-sliders.tsx'
import { Pair } from '../tab-layout/tab-layout.styles.ts'
import type { EditorVideos } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { VideoChoice } from './video-choice.tsx'

const providerOptions = videoConfProviders.map((key) => ({
  value: key,
  label: videoConfProviderInfo[key].name,
}))

export interface VideoConfProps {
  data: VideoConfData
  onChange: (change: (data: VideoConfData) => VideoConfData) => void
  /** The user's video account. The button can link to one of its videos. */
  videos: EditorVideos | undefined
}

/** Settings of the button that links to a video meeting. */
export function VideoConf({ data, onChange, videos }: VideoConfProps): ReactElement {
  const texts = useEditorTexts().addon
  const set = (patch: Partial<VideoConfData>) => onChange((newest) => ({ ...newest, ...patch }))
  const style = (patch: Partial<ButtonStyle>) =>
    onChange((newest) => ({ ...newest, buttonStyle: { ...newest.buttonStyle, ...patch } }))

  return (
    <>
      <Select
        label={texts.provider}
        value={data.key}
        options={providerOptions}
        onChange={(key) => onChange((newest) => chooseVideoConfProvider(newest, key))}
      />
      <TextField
        label={texts.buttonText}
        value={data.buttonText}
        onChange={(buttonText) => set({ buttonText })}
      />
      <CheckedField
        label={texts.url}
        type="url"
        placeholder="https://"
        description={data.url === '' ? texts.urlHint : undefined}
        rule="link"
        value={data.url}
        onChange={(url) => set({ url })}
      />
      {videos && <VideoChoice videos={videos} onChoose={(url) => set({ url })} />}
      <Switch isSelected={data.colorsAuto} onChange={(colorsAuto) => set({ colorsAuto })}>
        {texts.colorsAuto}
      </Switch>
      {!data.colorsAuto && (
        <Pair>
          <ColorField
            label={texts.backgroundColor}
            value={data.buttonStyle.backgroundColor}
            onChange={(backgroundColor) => style({ backgroundColor })}
          />
          <ColorField
            label={texts.buttonColor}
            value={data.buttonStyle.color}
            onChange={(color) => style({ color })}
          />
        </Pair>
      )}
      <Slider
        label={texts.width}
        unit="px"
        min={limits.addonWidth.min}
        max={limits.addonWidth.max}
        step={limits.addonWidth.step}
        value={data.width}
        onChange={(width) => set({ width })}
      />
      <ButtonShape shape={data.buttonStyle} onChange={style} />
      <SpacingSliders
        spacing={data.spacingStyle}
        onChange={(spacingStyle) => set({ spacingStyle })}
      />
    </>
  )
}
