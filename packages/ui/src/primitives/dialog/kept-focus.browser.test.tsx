import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

/** A dialog whose button sends data and is disabled once the data is stored. */
function Booking() {
  const [isOpen, setOpen] = useState(true)
  const [state, setState] = useState<'ready' | 'sending' | 'stored'>('ready')
  const send = async () => {
    setState('sending')
    await new Promise((resolve) => setTimeout(resolve, 50))
    setState('stored')
  }
  return (
    <Dialog
      title="Ajouter du stock"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      actions={
        <Button
          isLoading={state === 'sending'}
          loadingLabel="Envoi…"
          isDisabled={state === 'stored'}
          onPress={() => void send()}
        >
          Ajouter
        </Button>
      }
    >
      <Button>Scanner avec la caméra</Button>
    </Dialog>
  )
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

it('keeps focus in the dialog when the focused button is disabled', async () => {
  flushSync(() => root.render(<Booking />))
  const button = page.getByRole('button', { name: 'Ajouter' })
  // React Aria focuses the dialog half a second after it opens: wait for that before focusing the
  // button.
  await new Promise((resolve) => setTimeout(resolve, 600))
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Ajouter du stock' })
  await expect.element(button).toBeDisabled()
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
