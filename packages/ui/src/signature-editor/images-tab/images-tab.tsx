'use client'

import { limits, type SignatureImage } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { Uploader, type CropSettings } from '../../media/index.ts'
import { FieldGroup } from '../field-group/field-group.tsx'
import { ImageSettings } from '../image-settings/image-settings.tsx'
import { LogoPlaceholder } from '../logo-placeholder/logo-placeholder.tsx'
import type { Edit, TabProps, UploadImage } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { withMedia, withoutMedia } from '../model/signature-image.ts'
import { altFallback, inheritedLogo } from '../model/fallbacks.ts'
import { TabBody } from '../tab-layout/tab-layout.styles.ts'

/**
 * Sizes of the upload boxes in pixels (specification 2, section 9). The banner's box is as wide as
 * the pane.
 */
const boxes = { logo: { width: 250, height: 300 }, banner: { width: 372, height: 160 } }

/**
 * Crop options: the ratios offered, and the maximum size in pixels, which is the largest width that
 * the user can set for the image.
 */
const crops: Readonly<Record<'logo' | 'banner', CropSettings>> = {
  logo: {
    aspects: ['free', 'original', 1],
    maxWidth: limits.logoWidth.max,
    maxHeight: limits.logoWidth.max,
  },
  banner: {
    aspects: ['free', 'original', 3, 4],
    maxWidth: limits.bannerWidth.max,
    maxHeight: limits.bannerWidth.max,
  },
}

export interface ImagesTabProps extends TabProps {
  upload: UploadImage | undefined
}

/** The signature's two images: logo and banner. */
export function ImagesTab({ data, edit, filled, upload }: ImagesTabProps): ReactElement {
  const inherited = inheritedLogo(filled)
  return (
    <TabBody>
      {(['logo', 'banner'] as const).map((kind) => (
        <ImageGroup
          key={kind}
          kind={kind}
          image={data[kind]}
          {...(kind === 'logo' && {
            inheritedSrc: inherited?.src,
            inheritedWidth: inherited?.width,
          })}
          altFallback={altFallback(filled, kind)}
          edit={edit}
          upload={upload}
        />
      ))}
    </TabBody>
  )
}

interface ImageGroupProps {
  kind: 'logo' | 'banner'
  image: SignatureImage
  inheritedSrc?: string | undefined
  inheritedWidth?: number | undefined
  altFallback: string | undefined
  edit: Edit
  upload: UploadImage | undefined
}

/**
 * One image. It stays mounted while other tabs are open, but edits in those tabs do not re-render
 * it.
 */
const ImageGroup = memo(function ImageGroup({
  kind,
  image,
  inheritedSrc,
  inheritedWidth,
  altFallback,
  edit,
  upload,
}: ImageGroupProps): ReactElement {
  const texts = useEditorTexts().images
  const change = (next: (image: SignatureImage) => SignatureImage) =>
    edit((newest) => ({ ...newest, [kind]: next(newest[kind]) }))
  return (
    <FieldGroup title={texts[kind]} section={kind}>
      {upload && (
        <Uploader
          label={texts.upload[kind]}
          description={texts.hint}
          {...boxes[kind]}
          crop={crops[kind]}
          src={image.media?.src}
          alt={image.media?.alt}
          transport={upload}
          onUploaded={(media) => change((newest) => withMedia(newest, kind, media))}
          onRemove={() => change(withoutMedia)}
        />
      )}
      {kind === 'logo' && image.media === null && <LogoPlaceholder src={inheritedSrc} />}
      <ImageSettings
        kind={kind}
        image={image}
        inheritedWidth={inheritedWidth}
        altFallback={altFallback}
        onChange={change}
      />
    </FieldGroup>
  )
})
