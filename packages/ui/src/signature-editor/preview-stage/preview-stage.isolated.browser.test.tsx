import { sampleSignature } from '@org/signature/samples'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { PreviewStage } from './preview-stage.tsx'

const loadEmulator = vi.hoisted(() => vi.fn())
vi.mock('@org/signature/emulation', () => ({ loadEmulator }))

it('reports that a mail client’s view failed to load, shows the neutral preview and retries', async () => {
  loadEmulator.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <ThemeProvider locale="fr-FR">
        <PreviewStage
          data={sampleSignature}
          isExample={false}
          layoutKey="layout1"
          onSelectLayout={() => undefined}
        />
      </ThemeProvider>,
    ),
  )
  await page.getByRole('button', { name: /Messagerie/ }).click()
  await page.getByRole('option', { name: 'Dans Gmail' }).click()
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect.element(retry).toBeVisible()
  expect(place.querySelector('output')?.textContent).toContain(
    'Ce rendu n’a pas pu être chargé\u00a0; l’aperçu reste neutre.',
  )
  const shown = place.querySelector('iframe')?.contentDocument?.body
  expect(shown?.textContent).toContain('Camille Durand')

  loadEmulator.mockResolvedValue(() => ({
    html: '<p>Camille</p>',
    removed: [],
    paper: { background: '#ffffff', text: '#222222' },
    inversion: 'none',
    darkMode: undefined,
  }))
  await retry.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Rien n’est retiré')
  expect(shown?.textContent.trim()).toBe('Camille')
  root.unmount()
  place.remove()
})
