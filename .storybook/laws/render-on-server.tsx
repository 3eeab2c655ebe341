// Imported first on purpose: a server loads modules in a different order, and no generated class
// name may depend on that order.
import '@org/ui/sortable'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { storiesOf, storyFiles } from './stories.ts'

/** Renders a story to the HTML that a server would send. */
export function renderOnServer(path: string, name: string): string {
  const file = storyFiles[path]
  const Story = file && storiesOf(file)[name]
  if (!Story) throw new Error(`${path} has no story ${name}.`)
  return renderToString(
    <StrictMode>
      <Story />
    </StrictMode>,
  )
}

/** Renders all stories of a file; returns their HTML by story name. */
export function renderFileOnServer(path: string): Record<string, string> {
  const file = storyFiles[path]
  if (!file) throw new Error(`There is no story file ${path}.`)
  const names = Object.keys(storiesOf(file))
  return Object.fromEntries(names.map((name) => [name, renderOnServer(path, name)]))
}
