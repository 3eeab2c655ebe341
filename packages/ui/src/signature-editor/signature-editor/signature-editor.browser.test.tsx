import { sampleSignature } from '@org/signature/samples'
import { conformance } from '../../testing/conformance.tsx'
import { SignatureEditor } from './signature-editor.tsx'

conformance('SignatureEditor', {
  render: (props) => (
    <SignatureEditor {...props} value={sampleSignature} onChange={() => undefined} />
  ),
  texts: { fr: 'Éditeur de signature', en: 'Signature editor' },
})
