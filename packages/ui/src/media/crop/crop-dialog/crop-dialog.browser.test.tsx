import { conformance } from '../../../testing/conformance.tsx'
import { CropDialog } from './crop-dialog.tsx'

conformance('CropDialog', {
  render: (props) => (
    <CropDialog
      {...props}
      source={{ src: 'data:,', type: 'image/gif', width: 4, height: 3 }}
      log={() => undefined}
      onCropped={() => undefined}
      onClose={() => undefined}
    />
  ),
  texts: { fr: 'Un GIF ne peut pas être recadré.', en: 'A GIF cannot be cropped.' },
})
