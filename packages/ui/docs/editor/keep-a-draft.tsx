import { SignatureEditor } from '../../src/signature-editor/index.ts'
import { ThemeProvider } from '../../src/theme/index.ts'

const draft = JSON.parse(localStorage.getItem('signature') ?? '{}')
const keep = (signature: object) => localStorage.setItem('signature', JSON.stringify(signature))
export const Signature = () => (
  <ThemeProvider locale="fr-FR">
    <SignatureEditor defaultValue={draft} onChange={keep} style={{ height: '100dvh' }} />
  </ThemeProvider>
)
