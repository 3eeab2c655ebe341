import { conformance } from '../../../testing/conformance.tsx'
// Loaded in advance: loading it on demand may take longer than the assertions wait.
import './open-video-import.tsx'
import { VideoImportDialog } from './video-import-dialog.tsx'

conformance('VideoImportDialog', {
  render: (props) => (
    <VideoImportDialog
      {...props}
      isOpen
      onClose={() => undefined}
      userId="coach-7"
      network={{ appId: '1089', redirectUri: 'https://coach.example/photo-network' }}
      exchangeCode={async () => 'token'}
      secrets={{ get: async () => ({}), set: async () => undefined }}
      transport={async () => ({ id: 'm7' })}
      onImported={() => undefined}
    />
  ),
  texts: { fr: 'Se connecter à Instagram', en: 'Connect to Instagram' },
})
