import { conformance } from '../../testing/conformance.tsx'
import { VisibleAreaEditor } from './visible-area-editor.tsx'

conformance('VisibleAreaEditor', {
  render: (props) => (
    <VisibleAreaEditor
      {...props}
      label=""
      video={{ src: 'data:video/mp4,', width: 300, height: 400 }}
      value={null}
      onChange={() => undefined}
    />
  ),
  texts: { fr: 'Agrandir et centrer', en: 'Enlarge and centre' },
})
