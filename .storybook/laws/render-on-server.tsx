// A server loads modules in an order of its own, on which no name in the page may depend.
import '@org/ui/sortable'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { storiesOf, storyFiles } from './stories.ts'

/** The HTML that a server would send for a story. */
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

/** The same for each story of a file, by their names. */
export function renderFileOnServer(path: string): Record<string, string> {
  const file = storyFiles[path]
  if (!file) throw new Error(`There is no stories file ${path}.`)
  const names = Object.keys(storiesOf(file))
  return Object.fromEntries(names.map((name) => [name, renderOnServer(path, name)]))
}
