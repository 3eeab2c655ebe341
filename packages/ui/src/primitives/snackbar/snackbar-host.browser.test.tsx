import { conformance } from '../../testing/conformance.tsx'
import { createSnackbarQueue } from './snackbar-queue.ts'
import { SnackbarHost } from './snackbar-host.tsx'

const queue = createSnackbarQueue({ duration: 60_000 })
queue.add('Enregistré')

conformance('SnackbarHost', {
  render: (props) => <SnackbarHost {...props} queue={queue} />,
  texts: { fr: 'Fermer', en: 'Close' },
})
