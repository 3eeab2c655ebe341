import { defaultSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { withMedia, withoutMedia } from './signature-image.ts'

const { logo, banner } = defaultSignatureData

function picture(width: number, height: number) {
  return { src: 'https://example.fr/p.png', type: 'image/png', width, height }
}

it('shows the first image at the usual width for its shape', () => {
  expect(withMedia(logo, 'logo', picture(400, 400)).width).toBe(80)
  expect(withMedia(logo, 'logo', picture(900, 300)).width).toBe(140)
  expect(withMedia(banner, 'banner', picture(1200, 300)).width).toBe(480)
})

it('does not enlarge a small image beyond its natural width, except to the minimum', () => {
  expect(withMedia(banner, 'banner', picture(320, 80)).width).toBe(320)
  expect(withMedia(logo, 'logo', picture(16, 16)).width).toBe(50)
})

it('keeps a width that was set', () => {
  expect(withMedia({ ...logo, width: 200 }, 'logo', picture(400, 400)).width).toBe(200)
  const shown = withMedia(logo, 'logo', picture(400, 400))
  const narrowed = { ...shown, width: 50 }
  expect(withMedia(narrowed, 'logo', picture(400, 400)).width).toBe(50)
})

it('keeps the id of a stored image, and sets none for a local one', () => {
  const stored = { ...picture(10, 10), payload: { id: 'm1' } }
  expect(withMedia(logo, 'logo', stored).mediaId).toBe('m1')
  expect(withMedia(logo, 'logo', { ...picture(10, 10), id: 'm2' }).mediaId).toBe('m2')
  expect(withMedia(logo, 'logo', { ...picture(10, 10), local: true }).mediaId).toBeNull()
})

it('removes an image and keeps its settings', () => {
  const shown = { ...withMedia(logo, 'logo', picture(400, 400)), url: 'https://example.fr' }
  expect(withoutMedia(shown)).toEqual({ ...shown, media: null, mediaId: null })
})
