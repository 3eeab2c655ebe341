'use client'

import type { SignatureImage } from '@org/signature'
import type { ReactElement } from 'react'
import { Uploader } from '../../media/index.ts'
import { FieldGroup } from '../field-group/field-group.tsx'
import { ImageSettings } from '../image-settings/image-settings.tsx'
import type { TabProps, UploadImage } from '../model/editor-types.ts'
import { withMedia, withoutMedia } from '../model/signature-image.ts'
import { TabBody } from '../tab-layout/tab-layout.styles.ts'
import { editorTexts } from '../texts.ts'

const texts = editorTexts.images

/** Upload boxes in pixels (specification 2, section 9); the banner's is as wide as the pane. */
const boxes = { logo: { width: 250, height: 300 }, banner: { width: 372, height: 160 } }

export interface ImagesTabProps extends TabProps {
  upload: UploadImage | undefined
}

/** The signature's two pictures. */
export function ImagesTab({ data, edit, upload }: ImagesTabProps): ReactElement {
  return (
    <TabBody>
      {(['logo', 'banner'] as const).map((kind) => {
        const image = data[kind]
        const change = (next: (image: SignatureImage) => SignatureImage) =>
          edit((newest) => ({ ...newest, [kind]: next(newest[kind]) }))
        return (
          <FieldGroup key={kind} title={texts[kind]}>
            {upload && (
              <Uploader
                label={texts.upload[kind]}
                description={texts.hint}
                {...boxes[kind]}
                src={image.media?.src}
                alt={image.media?.alt}
                transport={upload}
                onUploaded={(media) => change((newest) => withMedia(newest, kind, media))}
                onRemove={() => change(withoutMedia)}
              />
            )}
            <ImageSettings kind={kind} image={image} onChange={change} />
          </FieldGroup>
        )
      })}
    </TabBody>
  )
}
