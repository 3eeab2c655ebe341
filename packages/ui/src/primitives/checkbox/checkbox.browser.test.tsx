import { conformance } from '../../testing/conformance.tsx'
import { Checkbox } from './checkbox.tsx'

conformance('Checkbox', {
  render: (props) => (
    <Checkbox {...props} isSelected onChange={() => undefined} errors={['Ne peut pas être vide']}>
      Toute l’équipe
    </Checkbox>
  ),
  texts: { fr: 'Erreur : Toute', en: 'Error: Toute' },
})
