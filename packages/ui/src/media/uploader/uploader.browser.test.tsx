import { conformance } from '../../testing/conformance.tsx'
import { Uploader } from './uploader.tsx'

const keep = () => new Promise<string>(() => undefined)

conformance('Uploader', {
  render: (props) => (
    <Uploader {...props} label="Logo" transport={keep} onUploaded={() => undefined} />
  ),
  texts: { fr: 'Choisir un fichier', en: 'Choose a file' },
})
