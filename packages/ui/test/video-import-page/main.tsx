import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { multipartTransport } from '../../src/media/transport/multipart-transport.ts'
import {
  callableExchange,
  httpSecrets,
  VideoImportDialog,
} from '../../src/media/video-import/index.ts'
import { Button } from '../../src/primitives/index.ts'
import { ThemeProvider } from '../../src/theme/index.ts'

/**
 * The query parameters of this page: the signed-in user's id, and the addresses of the stand-in
 * servers.
 */
const settings = new URL(location.href).searchParams
const read = (name: string) => settings.get(name) ?? ''

const network = {
  appId: '1089',
  redirectUri: `${location.origin}/callback.html`,
  authorizeUrl: `${read('network')}/oauth/authorize`,
  apiUrl: read('network'),
}
const exchangeCode = callableExchange({ url: `${read('backend')}/exchangeCode` })
const secrets = httpSecrets({ url: `${read('backend')}/secrets` })
const transport = multipartTransport({
  url: `${read('backend')}/media`,
  parse: (response) => (response as { path: string }).path,
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  const [path, setPath] = useState('Aucune vidéo')
  const [errors, setErrors] = useState<readonly string[]>([])
  return (
    <main>
      <p data-testid="film">{path}</p>
      <p data-testid="errors">{errors.join(' ')}</p>
      <Button onPress={() => setOpen(true)}>Importer depuis Instagram</Button>
      <VideoImportDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        userId={read('user')}
        network={network}
        exchangeCode={exchangeCode}
        secrets={secrets}
        transport={transport}
        aspectRatio={0.8}
        onImported={setPath}
        onError={({ type }) => setErrors((former) => [...former, type])}
      />
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider>
      <Page />
    </ThemeProvider>
  </StrictMode>,
)
