import { conformance } from '../../testing/conformance.tsx'
import { StoredMediaViewer } from './stored-media-viewer.tsx'

const never = () => new Promise<never>(() => undefined)

conformance('StoredMediaViewer', {
  render: (props) => <StoredMediaViewer {...props} mediaId={null} load={never} alt="" />,
  texts: { fr: 'Aucun média', en: 'No media' },
})
