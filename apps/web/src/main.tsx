import { start } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

start(root).catch((error: unknown) => {
  console.error(error)
  // Nothing else is on the page yet that could say so.
  root.textContent = error instanceof Error ? error.message : String(error)
})
