import { conformance } from '../../testing/conformance.tsx'
import { VideoUploader } from './video-uploader.tsx'

conformance('VideoUploader', {
  render: (props) => (
    <VideoUploader
      {...props}
      label=""
      endpoint="/api/uploads"
      rememberAs="conformance"
      onUploaded={() => undefined}
    />
  ),
  texts: { fr: 'Choisir une vidéo', en: 'Choose a video' },
})
