import { conformance } from '../../testing/conformance.tsx'
import { SearchField } from './search-field.tsx'

conformance('SearchField', {
  render: (props) => (
    <SearchField {...props} label="Rechercher" value="camille" onChange={() => undefined} />
  ),
  texts: { fr: 'Effacer la recherche', en: 'Clear the search' },
})
