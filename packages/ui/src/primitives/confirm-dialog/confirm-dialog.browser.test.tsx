import { conformance } from '../../testing/conformance.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

conformance('ConfirmDialog', {
  render: (props) => (
    <ConfirmDialog
      {...props}
      title="Supprimer l’équipe ?"
      isOpen
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  ),
  texts: { fr: 'No', en: 'Yes' },
})
