import type { SignatureData } from '@org/signature'
import { SignatureEditor } from '@org/ui/signature-editor'
import { ThemeProvider } from '@org/ui/theme'
import { useState } from 'react'
import { watchPreview } from './engine.ts'
import type { Engine } from './engine.ts'

function Held({ start, iconsBaseUrl }: { start: SignatureData; iconsBaseUrl: string }) {
  const [data, setData] = useState(start)
  return (
    <ThemeProvider>
      <div style={{ height: '100dvh' }}>
        <SignatureEditor value={data} onChange={setData} iconsBaseUrl={iconsBaseUrl} />
      </div>
    </ThemeProvider>
  )
}

export const paraphe: Engine = {
  name: '@org/ui/signature-editor',
  create: (start, iconsBaseUrl) => <Held start={start} iconsBaseUrl={iconsBaseUrl} />,
  watch: watchPreview,
}
