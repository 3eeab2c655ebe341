import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { conformance } from '../../testing/conformance.tsx'
import { SortableList } from './sortable-list.tsx'

conformance('SortableList', {
  render: (props) => (
    <SortableList
      {...props}
      label="Champs personnalisés"
      items={['SIRET', 'Bureau']}
      getKey={(name) => name}
      getName={(name) => name}
      onReorder={() => undefined}
    >
      {(name) => name}
    </SortableList>
  ),
  texts: { fr: 'Déplacer SIRET', en: 'Move SIRET' },
})

it('does not re-render any button while one of two hundred entries is edited', () => {
  const labels = { up: vi.fn((name: string) => `Monter ${name}`) }
  const list = (edited: string) => (
    <SortableList
      label="Liens"
      items={Array.from({ length: 200 }, (_, index) => ({
        id: `${index}`,
        url: index === 3 ? edited : '',
      }))}
      getKey={({ id }) => id}
      getName={({ id }) => `Lien ${id}`}
      onReorder={() => undefined}
      labels={labels}
    >
      {({ url }) => url}
    </SortableList>
  )
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(list('https://a')))
  expect(labels.up).toHaveBeenCalledTimes(200)
  labels.up.mockClear()
  flushSync(() => root.render(list('https://atelier')))
  expect(container.textContent).toContain('https://atelier')
  expect(labels.up).not.toHaveBeenCalled()
  root.unmount()
})
