import type { CoachingMedia } from '@org/api/client'
import { apiTransport, Page, PageHeader } from '@org/app-kit/pages'
import { MediaViewer, Uploader } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { useMedia } from '#shared/media/use-media.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { VideoUpload } from '#shared/video-upload/video-upload.tsx'
import { experimentsTexts } from '../texts.ts'

const { upload } = experimentsTexts

/** Size of the box in pixels (specification 3, section 9). */
const box = { width: 400, height: 500 }

/** Two uploads to try out: an image that is cropped, and a video that must be an mp4. */
export function UploadPage() {
  const { media: port } = useCoachingPorts()
  const [image, setImage] = useState<CoachingMedia | null>(null)
  const [videoId, setVideoId] = useState<string | null>(null)
  const { media: video } = useMedia(videoId)
  const transport = useMemo(
    () => apiTransport((file, options) => port.uploadImage(file, options)),
    [port],
  )
  return (
    <Page>
      <PageHeader title={upload.title} />
      <Card>
        <Uploader
          {...box}
          label={upload.image}
          description={upload.imageHelp}
          src={image?.url}
          accept={['image/jpeg', 'image/png']}
          crop={{}}
          transport={transport}
          onUploaded={setImage}
          errorMessage={() => upload.failed}
        />
      </Card>
      <Card>
        <VideoUpload label={upload.video} place="experiment" onUploaded={setVideoId} />
      </Card>
      {video && (
        <Card title={upload.stored}>
          <MediaViewer
            media={{ src: video.url, type: 'video/mp4', width: video.width, height: video.height }}
            alt={upload.video}
            style={{ width: box.width, maxWidth: '100%' }}
          />
        </Card>
      )}
    </Page>
  )
}
