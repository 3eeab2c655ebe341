import { conformance } from '../../testing/conformance.tsx'
import { TextField } from './text-field.tsx'

conformance('TextField', {
  render: (props) => (
    <TextField
      {...props}
      label="Nom"
      value=""
      onChange={() => undefined}
      errors={['Ne peut pas être vide']}
    />
  ),
  texts: { fr: 'Erreur : Nom', en: 'Error: Nom' },
})
