import { apiTransport } from '@org/app-kit/pages'
import { type CropSettings, Uploader, type UploadError } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useMemo } from 'react'
import type { ShownMedia } from '../media/use-media.ts'
import { useCoachingPorts } from '../ports/coaching-ports.ts'
import { mediaPartsTexts } from './texts.ts'

type DraftImage = { mediaId: string } | null

export interface ImagePartProps {
  value: DraftImage
  /** The stored image that `value` refers to. */
  shown: ShownMedia
  onChange: (image: DraftImage) => void
  onPendingChange: (isPending: boolean) => void
}

/**
 * Crop settings of images, which are cropped like the videos because both are shown side by side.
 */
const crop: CropSettings = { aspects: [3 / 4, 'free'], maxWidth: 1200, maxHeight: 1600 }

const message = (_error: UploadError) => mediaPartsTexts.imageFailed

/** The image of an exercise or a session, which stands in for the poster if the video has none. */
export function ImagePart({ value, shown, onChange, onPendingChange }: ImagePartProps) {
  const { media: port } = useCoachingPorts()
  const transport = useMemo(
    () => apiTransport((file, options) => port.uploadImage(file, options)),
    [port],
  )
  return (
    <Card title={mediaPartsTexts.image}>
      <Uploader
        label={mediaPartsTexts.image}
        description={mediaPartsTexts.imageHelp}
        src={shown.media?.url}
        alt=""
        accept={['image/jpeg', 'image/png']}
        crop={crop}
        transport={transport}
        onUploaded={(stored) => {
          shown.show(stored)
          onChange({ mediaId: stored.id })
        }}
        onRemove={value ? () => onChange(null) : undefined}
        onPendingChange={onPendingChange}
        errorMessage={message}
      />
    </Card>
  )
}
