import { conformance } from '../../testing/conformance.tsx'
import { Switch } from './switch.tsx'

conformance('Switch', {
  render: (props) => (
    <Switch
      {...props}
      isSelected={false}
      onChange={() => undefined}
      errors={['Ne peut pas être vide']}
    >
      Active
    </Switch>
  ),
  texts: { fr: 'Erreur : Active', en: 'Error: Active' },
})
