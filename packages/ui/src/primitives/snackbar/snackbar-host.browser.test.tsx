import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { conformance } from '../../testing/conformance.tsx'
import { createSnackbarQueue } from './snackbar-queue.ts'
import { SnackbarHost } from './snackbar-host.tsx'

const queue = createSnackbarQueue({ duration: 60_000 })
queue.add('Enregistré')

conformance('SnackbarHost', {
  render: (props) => <SnackbarHost {...props} queue={queue} />,
  texts: { fr: 'Fermer', en: 'Close' },
})

const reserved = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--ph-snackbar-bottom')

/** Shows a queue over a button that fills the window. */
function show(duration?: number) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const own = createSnackbarQueue({ duration })
  const onClick = vi.fn()
  flushSync(() =>
    root.render(
      <>
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={onClick}>
          Créer
        </button>
        <SnackbarHost queue={own} />
      </>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { queue: own, onClick }
}

it('lets a click through, except on the button of a message', async () => {
  const { queue: own, onClick } = show(60_000)
  flushSync(() => void own.add('Enregistré'))
  const { left, top, height } = page.getByText('Enregistré').element().getBoundingClientRect()
  const under = document.elementFromPoint(left + 20, top + height / 2)
  ;(under as HTMLElement).click()
  expect(onClick).toHaveBeenCalledOnce()
  const close = page.getByRole('button', { name: 'Fermer' }).last()
  await close.click()
  expect(own.visible()).toEqual([])
  expect(onClick).toHaveBeenCalledOnce()
})

it('reserves the height of its messages, which one line hardly takes', async () => {
  const { queue: own } = show(60_000)
  const id = own.add('Enregistré')
  await expect.poll(() => Number.parseInt(reserved(), 10)).toBeGreaterThan(20)
  expect(Number.parseInt(reserved(), 10)).toBeLessThanOrEqual(32)
  own.remove(id)
  await expect.poll(reserved).toBe('0px')
})

it('goes on counting once the focused message is withdrawn', async () => {
  const { queue: own } = show(100)
  const error = own.add('Enregistrement impossible', 'danger')
  own.add('Autre échec', 'danger')
  await expect.poll(() => document.querySelector('[role="alert"] button')).not.toBeNull()
  document.querySelector<HTMLElement>('[role="alert"] button')?.focus()
  own.add('Lien copié')
  own.remove(error)
  await expect.poll(() => own.visible().map(({ text }) => text)).toEqual(['Autre échec'])
})
