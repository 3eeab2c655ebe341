'use client'

import { limits } from '@org/signature'
import type { SignatureImage } from '@org/signature'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { CheckedField } from '../checked-field/checked-field.tsx'
import { maxRadius, resized } from '../model/shape.ts'
import { SpacingSliders } from '../spacing-sliders/spacing-sliders.tsx'
import { SliderPair } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

const widths = { logo: limits.logoWidth, banner: limits.bannerWidth }

export interface ImageSettingsProps {
  kind: 'logo' | 'banner'
  image: SignatureImage
  /** Fallback for an empty alternative text. */
  altFallback?: string | undefined
  onChange: (change: (image: SignatureImage) => SignatureImage) => void
}

/** Settings of an image in the signature. They are disabled if there is no image. */
export function ImageSettings({
  kind,
  image,
  altFallback,
  onChange,
}: ImageSettingsProps): ReactElement {
  const texts = useEditorTexts().images
  const isDisabled = image.media === null
  const set = (patch: Partial<SignatureImage>) => onChange((newest) => ({ ...newest, ...patch }))

  return (
    <>
      <SliderPair>
        <Slider
          label={texts.width}
          unit="px"
          min={widths[kind].min}
          max={widths[kind].max}
          value={image.width}
          isDisabled={isDisabled}
          onChange={(width) => onChange((newest) => resized(newest, width))}
        />
        <Slider
          label={texts.radius}
          unit="px"
          min={0}
          max={maxRadius(image.width)}
          value={image.radius}
          isDisabled={isDisabled}
          onChange={(radius) => set({ radius })}
        />
      </SliderPair>
      <SpacingSliders
        spacing={image.spacingStyle}
        isDisabled={isDisabled}
        onChange={(spacingStyle) => set({ spacingStyle })}
      />
      <CheckedField
        label={texts.url}
        type="url"
        placeholder={texts.urlPlaceholder}
        rule="link"
        value={image.url}
        description={image.urlEditable ? undefined : texts.locked}
        isDisabled={isDisabled}
        isReadOnly={!image.urlEditable}
        onChange={(url) => set({ url })}
      />
      <TextField
        label={texts.alt}
        description={texts.altHint}
        placeholder={isDisabled ? undefined : altFallback}
        value={image.media?.alt ?? ''}
        isDisabled={isDisabled}
        onChange={(alt) =>
          onChange((newest) =>
            newest.media ? { ...newest, media: { ...newest.media, alt } } : newest,
          )
        }
      />
    </>
  )
}
