import { conformance } from '../../testing/conformance.tsx'
import { VisibleAreaVideo } from './visible-area-video.tsx'

conformance('VisibleAreaVideo', {
  render: (props) => (
    <VisibleAreaVideo
      {...props}
      video={{ src: 'data:video/mp4,', width: 300, height: 400 }}
      alt=""
      log={() => undefined}
    />
  ),
  texts: { fr: 'Aucun média', en: 'No media' },
})
