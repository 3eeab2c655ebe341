import type { PlayableSession } from '@org/api/coaching'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TrainingSession } from '../detail/training-session.tsx'
import { videoSession } from '../runner/video-session.fixture.ts'
import { copiesLimit } from './keep-copies.ts'

let unmount = () => {}

/** Returns the session with its videos at these addresses. */
function withVideos(...urls: string[]): PlayableSession {
  const [bloc] = videoSession.blocs
  if (!bloc) throw new Error('The session has no bloc')
  const exercices = bloc.exercices.map((one, place) => {
    const { video } = one.exercice
    const url = urls[place]
    return url && video ? { ...one, exercice: { ...one.exercice, video: { ...video, url } } } : one
  })
  return { ...videoSession, blocs: [{ ...bloc, exercices }] }
}

function open(session: PlayableSession) {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() => root.render(<TrainingSession session={session} />))
  unmount = () => {
    root.unmount()
    element.remove()
  }
}

const copies = async () =>
  (await caches.keys()).filter((name) => name.startsWith('paraphe-training-'))
const says = (text: string) => expect.poll(() => document.body.textContent).toContain(text)
const launch = () =>
  flushSync(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Lancer la séance')
      ?.click(),
  )

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation((url) =>
    typeof url === 'string' && url.includes('missing')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('video', { headers: { 'Content-Type': 'video/mp4' } })),
  )
})
afterEach(async () => {
  unmount()
  vi.restoreAllMocks()
  await expect.poll(copies).toEqual([])
})

it('plays the copies of the videos once they are ready', async () => {
  open(withVideos('/a.mp4', '/b.mp4'))
  await says('Prêt pour s’entraîner sans réseau')
  launch()
  const addresses = [...document.querySelectorAll('video')].map(({ src }) => src.slice(0, 5))
  expect(addresses).toEqual(['blob:', 'blob:'])
})

it('says how many videos play offline, and plays the others from the network', async () => {
  open(withVideos('/a.mp4', '/missing.mp4'))
  await says('1 vidéo sur 2 sans réseau ; les autres seront remplacées par une image.')
  launch()
  const addresses = [...document.querySelectorAll('video')].map(({ src }) => src)
  expect(addresses[0]).toContain('blob:')
  expect(addresses[1]).toContain('/missing.mp4')
})

it('skips files for which there is no room', async () => {
  vi.mocked(window.fetch).mockImplementation(() =>
    Promise.resolve(
      new Response('video', { headers: { 'Content-Length': String(copiesLimit + 1) } }),
    ),
  )
  open(withVideos('/a.mp4', '/b.mp4'))
  await says('0 vidéo sur 2 sans réseau')
})

it('limits the copies to the unused part of the quota', async () => {
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 12, usage: 5 })
  vi.mocked(window.fetch).mockImplementation(() =>
    Promise.resolve(new Response('video', { headers: { 'Content-Length': '5' } })),
  )
  open(withVideos('/a.mp4', '/b.mp4'))
  await says('1 vidéo sur 2 sans réseau')
})

it('deletes its copies when the page is left, and old copies that another page left behind', async () => {
  await caches.open(`paraphe-training-${Date.now() - 25 * 3600 * 1000}-old`)
  open(withVideos('/a.mp4', '/b.mp4'))
  await says('Prêt pour s’entraîner sans réseau')
  expect(await copies()).toHaveLength(1)
  unmount()
  await expect.poll(copies).toEqual([])
})

it('offers the training without copies if the browser cannot store any', async () => {
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Denied', 'SecurityError'))
  open(withVideos('/a.mp4', '/b.mp4'))
  await says('0 vidéo sur 2 sans réseau')
  launch()
  expect(document.querySelectorAll('video')).toHaveLength(2)
})

it('says that no video plays offline if the browser has no storage for copies, as without HTTPS', async () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'caches')
  if (!storage) throw new Error('The browser has no storage for copies')
  Reflect.deleteProperty(window, 'caches')
  try {
    open(withVideos('/a.mp4', '/b.mp4'))
    await says('0 vidéo sur 2 sans réseau ; les autres seront remplacées par une image.')
  } finally {
    Object.defineProperty(window, 'caches', storage)
  }
})

it('shows the copies of the pictures in the detail once the runner is closed', async () => {
  const session = withVideos('/a.mp4', '/b.mp4')
  const [bloc] = session.blocs
  const exercices = bloc!.exercices.map((one) => ({
    ...one,
    exercice: { ...one.exercice, video: null, imageUrl: '/squats.jpg' },
  }))
  open({ ...session, imageUrl: '/cover.jpg', blocs: [{ ...bloc!, exercices }] })
  const addresses = () =>
    new Set([...document.querySelectorAll('img')].map(({ src }) => src.slice(0, 5)))
  expect(addresses()).toEqual(new Set(['http:']))
  launch()
  await expect.poll(addresses).toEqual(new Set(['blob:']))
  flushSync(() => document.querySelector<HTMLElement>('[aria-label="Fermer"]')?.click())
  await expect.poll(() => document.querySelectorAll('img').length).toBe(3)
  await expect.poll(addresses).toEqual(new Set(['blob:']))
})
