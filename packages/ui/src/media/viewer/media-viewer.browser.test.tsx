import { conformance } from '../../testing/conformance.tsx'
import { MediaViewer } from './media-viewer.tsx'

conformance('MediaViewer', {
  render: (props) => <MediaViewer {...props} media={null} alt="" />,
  texts: { fr: 'Aucun média', en: 'No media' },
})
