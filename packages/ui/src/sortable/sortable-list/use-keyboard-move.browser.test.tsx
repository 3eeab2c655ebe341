import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { SortableList } from './sortable-list.tsx'

const onReorder = vi.fn()
const onClose = vi.fn()
let root: Root

/** A list in a dialog, with entries so tall that a phone shows only two of them. */
function Towns() {
  const [towns, setTowns] = useState(['Brest', 'Lyon', 'Nantes', 'Rennes'])
  return (
    <Dialog title="Villes" isOpen onClose={onClose}>
      <SortableList
        label="Villes"
        items={towns}
        getKey={(name) => name}
        getName={(name) => name}
        onReorder={(next) => {
          onReorder(next)
          setTowns(next)
        }}
      >
        {(name) => <div style={{ height: 300 }}>{name}</div>}
      </SortableList>
      <button type="button">Ajouter</button>
    </Dialog>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const handle = (name: string) => button(`Déplacer ${name}`).element() as HTMLElement

/** Presses keys without giving the page time to measure or render in between. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
    )
    await Promise.resolve()
  }
}

beforeEach(async () => {
  await page.viewport(390, 844)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Towns />))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

it('handles every key, however fast the keys are pressed', async () => {
  handle('Rennes').focus()
  await press(' ', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', ' ')
  expect(onReorder.mock.calls).toEqual([[['Brest', 'Rennes', 'Lyon', 'Nantes']]])
  expect(document.activeElement).toBe(handle('Rennes'))
  await expect.element(page.getByText('Rennes déposé en position 2 sur 4.')).toBeInTheDocument()
})

it('scrolls the lifted entry into view', async () => {
  handle('Brest').focus()
  await press(' ', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect.element(page.getByText('Brest en position 4 sur 4.')).toBeInTheDocument()
  expect(document.activeElement).toBe(handle('Brest'))
  await expect.element(button('Déplacer Brest')).toBeInViewport({ ratio: 1 })
  expect(handle('Brest').getBoundingClientRect().top).toBeGreaterThan(
    handle('Rennes').getBoundingClientRect().top,
  )
  expect(onReorder).not.toHaveBeenCalled()
})

it('moves the entry back on Escape, and leaves the dialog around the list open', async () => {
  handle('Lyon').focus()
  await press(' ', 'ArrowUp', 'Escape')
  await expect
    .element(page.getByText('Déplacement annulé : Lyon reste en position 2 sur 4.'))
    .toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await press('Escape')
  expect(onReorder).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})

it('drops the entry at its position when focus leaves', async () => {
  handle('Lyon').focus()
  await press('Enter', 'ArrowUp')
  await userEvent.click(button('Ajouter'))
  expect(onReorder.mock.calls).toEqual([[['Lyon', 'Brest', 'Nantes', 'Rennes']]])
})

it('lifts the entry only once while the key is held down', async () => {
  handle('Lyon').focus()
  await press(' ')
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true }),
  )
  await expect.element(page.getByText('Lyon saisi, position 2 sur 4.')).toBeInTheDocument()
  await expect.element(button('Déplacer Lyon')).toHaveAttribute('aria-pressed', 'true')
})
