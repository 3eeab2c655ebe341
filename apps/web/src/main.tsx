import { createRoot } from 'react-dom/client'
import { StartFailure } from './start-failure/start-failure.tsx'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

start(root).catch((error: unknown) => {
  console.error(error)
  const message = error instanceof Error ? error.message : String(error)
  createRoot(root).render(
    <StartFailure message={message} onReload={() => window.location.reload()} />,
  )
})
