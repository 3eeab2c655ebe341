import { apiTransport } from '@org/app-kit/pages'
import { type CropSettings, Uploader, type UploadError } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useMemo } from 'react'
import { useMedia } from '#shared/media/use-media.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { editorTexts } from '../texts.ts'
import type { ExerciceDraft } from './exercice-draft.ts'

export interface ImagePartProps {
  value: ExerciceDraft['image']
  onChange: (image: ExerciceDraft['image']) => void
  onPendingChange: (isPending: boolean) => void
}

/** Cropped like the videos, beside which images are shown. */
const crop: CropSettings = { aspects: [3 / 4, 'free'], maxWidth: 1200, maxHeight: 1600 }

const message = (_error: UploadError) => editorTexts.imageFailed

/** The image that stands for an exercise where its video has no poster. */
export function ImagePart({ value, onChange, onPendingChange }: ImagePartProps) {
  const { media: port } = useCoachingPorts()
  const { media, show } = useMedia(value?.mediaId ?? null)
  const transport = useMemo(
    () => apiTransport((file, options) => port.uploadImage(file, options)),
    [port],
  )
  return (
    <Card title={editorTexts.image}>
      <Uploader
        label={editorTexts.fields.image}
        description={editorTexts.imageHelp}
        src={media?.url}
        alt=""
        accept={['image/jpeg', 'image/png']}
        crop={crop}
        transport={transport}
        onUploaded={(stored) => {
          show(stored)
          onChange({ mediaId: stored.id })
        }}
        onRemove={value ? () => onChange(null) : undefined}
        onPendingChange={onPendingChange}
        errorMessage={message}
      />
    </Card>
  )
}
