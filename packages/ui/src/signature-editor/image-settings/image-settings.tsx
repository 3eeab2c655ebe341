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
  /** Displayed width of the image that is shown in place of a missing one. */
  inheritedWidth?: number | undefined
  /** Fallback for an empty alternative text. */
  altFallback?: string | undefined
  onChange: (change: (image: SignatureImage) => SignatureImage) => void
}

/**
 * Settings of an image in the signature. They are disabled if there is no image. An inherited one
 * has all of them but the alternative text, which is part of the image.
 */
export function ImageSettings({
  kind,
  image,
  inheritedWidth,
  altFallback,
  onChange,
}: ImageSettingsProps): ReactElement {
  const texts = useEditorTexts().images
  const isInherited = image.media === null && inheritedWidth !== undefined
  const isDisabled = image.media === null && !isInherited
  const width = isInherited ? inheritedWidth : image.width
  const range = widths[kind]
  // The default, which is the minimum, means that the width of an inherited image is not set.
  const setWidth = (next: number) =>
    onChange((newest) => resized(newest, isInherited ? Math.max(next, range.min + 1) : next))
  const set = (patch: Partial<SignatureImage>) => onChange((newest) => ({ ...newest, ...patch }))

  return (
    <>
      <SliderPair>
        <Slider
          label={texts.width}
          unit="px"
          min={range.min}
          max={range.max}
          value={width}
          isDisabled={isDisabled}
          onChange={setWidth}
        />
        <Slider
          label={texts.radius}
          unit="px"
          min={0}
          max={maxRadius(width)}
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
        isDisabled={image.media === null}
        onChange={(alt) =>
          onChange((newest) =>
            newest.media ? { ...newest, media: { ...newest.media, alt } } : newest,
          )
        }
      />
    </>
  )
}
