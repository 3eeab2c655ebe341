import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

/** A list whose entries are deleted after a confirmation. */
function Entries() {
  const [names, setNames] = useState(['Un', 'Deux', 'Trois'])
  const [doomed, setDoomed] = useState<string | null>(null)
  return (
    <main tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setDoomed(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Supprimer ?"
        isOpen={doomed !== null}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          setNames(names.filter((name) => name !== doomed))
          setDoomed(null)
        }}
      />
    </main>
  )
}

/** A menu button, followed by a button that is disabled once its action is confirmed. */
function Once() {
  const [isConfirming, setConfirming] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <>
      <button type="button">Menu</button>
      <main tabIndex={-1}>
        <Button isDisabled={isDone} onPress={() => setConfirming(true)}>
          Envoyer
        </Button>
        <ConfirmDialog
          title="Envoyer ?"
          isOpen={isConfirming}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setDone(true)
            setConfirming(false)
          }}
        />
      </main>
    </>
  )
}

/**
 * A page whose only action button disappears once its action is confirmed; another button, which
 * stays, comes before it.
 */
function Received() {
  const [isConfirming, setConfirming] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button">Choix du centre</button>
      <header>
        <h1>Commande</h1>
        {!isDone && <Button onPress={() => setConfirming(true)}>Recevoir</Button>}
      </header>
      <ConfirmDialog
        title="Recevoir ?"
        isOpen={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setDone(true)
          setConfirming(false)
        }}
      />
    </main>
  )
}

/** A dialog whose confirmation opens another page, which is still loading. */
function Started() {
  const [isConfirming, setConfirming] = useState(false)
  const [isStarted, setStarted] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button">Choix du centre</button>
      {isStarted ? (
        <section key="new">Chargement</section>
      ) : (
        <section key="list">
          <Button onPress={() => setConfirming(true)}>Commencer</Button>
          <ConfirmDialog
            title="Commencer ?"
            isOpen={isConfirming}
            onCancel={() => setConfirming(false)}
            onConfirm={() => setStarted(true)}
          />
        </section>
      )}
    </main>
  )
}

/** A page on which a dialog is open from the start. */
function Greeted() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button">Menu</button>
      <Dialog title="Bienvenue" isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const focused = () => expect.poll(() => document.activeElement?.textContent)

it('moves focus to the entry that takes the place of a deleted one, or else to the previous entry', async () => {
  flushSync(() => root.render(<Entries />))
  await press('Deux')
  await press('Yes')
  await focused().toBe('Trois')
  await press('Trois')
  await press('Yes')
  await focused().toBe('Un')
})

it('moves focus to the main contents when the confirmation opens another page', async () => {
  flushSync(() => root.render(<Started />))
  await press('Commencer')
  await press('Yes')
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})

it('moves focus to the page’s main contents if nothing nearby is focusable', async () => {
  flushSync(() => root.render(<Once />))
  await press('Envoyer')
  await press('Yes')
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})

it('moves focus to the heading next to the pressed button if that button is gone', async () => {
  flushSync(() => root.render(<Received />))
  await press('Recevoir')
  await press('Yes')
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
})

it('does not move focus if nothing had focus before the dialog opened', async () => {
  flushSync(() => root.render(<Greeted />))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})

it('returns focus to the pressed button when the confirmation is declined', async () => {
  flushSync(() => root.render(<Entries />))
  await press('Deux')
  await press('No')
  await focused().toBe('Deux')
})
