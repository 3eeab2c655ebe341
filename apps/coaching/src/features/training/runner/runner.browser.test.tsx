import type { PlayableSession } from '@org/api/coaching'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { LocalMedia } from '../offline/local-media.ts'
import { Runner } from './runner.tsx'
import { fakePage, type FakePage } from './running/page.fixture.ts'
import { singleVideo, stillVideoUrl, videoSession } from './video-session.fixture.ts'

const [morning, legs] = sampleSessions as readonly [PlayableSession, PlayableSession]

let page: FakePage
let unmount = () => {}
const onClose = vi.fn()

/**
 * Opens the runner. The returned function renders the runner with another version of the session.
 */
const open = (session: PlayableSession, startsAtOnce = true, localUrl = (url: string) => url) => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const render = (version: PlayableSession) =>
    flushSync(() =>
      root.render(
        <LocalMedia value={localUrl}>
          <Runner session={version} startsAtOnce={startsAtOnce} onClose={onClose} />
        </LocalMedia>,
      ),
    )
  render(session)
  unmount = () => {
    root.unmount()
    element.remove()
  }
  return render
}

beforeEach(() => {
  onClose.mockClear()
  localStorage.clear()
  page = fakePage()
})
afterEach(() => {
  unmount()
  page.restore()
})

const title = () => document.querySelector('h1')?.textContent
const timer = () => document.querySelector('[role="timer"]')?.textContent
const heard = () => document.querySelector('output')?.textContent
const press = (key: string) =>
  flushSync(() => window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
const wait = (seconds: number) => flushSync(() => page.wait(seconds))
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const click = (name: string) => flushSync(() => button(name)?.click())

/** Moves a finger on the screen by some pixels, or taps. */
function swipe(across: number, along = 0) {
  const target = document.querySelector('h1')
  const fire = (type: string, clientX: number, clientY: number) =>
    flushSync(() =>
      target?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, clientY }),
      ),
    )
  fire('pointerdown', 200, 200)
  fire('pointerup', 200 + across, 200 + along)
}

it('counts down, and moves on to exercises and rests by itself', () => {
  open(morning)
  expect([title(), timer()]).toEqual(['Préparez-vous', '3'])
  wait(3)
  expect([title(), timer()]).toEqual(['Jumping jacks', '40'])
  wait(38.5)
  expect(timer()).toBe('2')
  wait(1.5)
  expect([title(), timer()]).toEqual(['Repos', '10'])
  wait(7)
  expect([title(), timer()]).toEqual(['Préparez-vous', '3'])
  wait(3)
  expect([title(), timer()]).toEqual(['Squats', '30'])
})

it('shows minutes while at least one minute of a step is left', () => {
  open(sampleSessions[2]!)
  wait(3)
  expect(timer()).toBe('1:00')
})

it('is up to date in the first frame when a hidden page is shown again', () => {
  open(morning)
  wait(3)
  page.hide()
  page.freeze(40 + 4)
  page.show()
  expect([title(), timer()]).toEqual(['Repos', '6'])
})

it('waits on the start screen until space is pressed', () => {
  open(morning, false)
  wait(60)
  expect(title()).toBe('Réveil musculaire')
  press(' ')
  expect(title()).toBe('Préparez-vous')
})

it('pauses and resumes with space, a tap or the button', () => {
  open(morning)
  wait(3)
  press(' ')
  wait(60)
  expect(timer()).toBe('40')
  swipe(0)
  wait(1)
  expect(timer()).toBe('39')
  click('Mettre en pause')
  wait(60)
  click('Reprendre')
  wait(1)
  expect(timer()).toBe('38')
})

it('moves forward and back with arrows, swipes and buttons', () => {
  open(morning)
  press('ArrowRight')
  expect(title()).toBe('Jumping jacks')
  swipe(-120)
  expect(title()).toBe('Repos')
  click('Passer')
  expect(title()).toBe('Squats')
  press('ArrowLeft')
  expect(title()).toBe('Préparez-vous')
  press('ArrowRight')
  press('ArrowRight')
  swipe(-120)
  swipe(120)
  expect(title()).toBe('Préparez-vous')
  click('Exercice précédent')
  expect(title()).toBe('Préparez-vous')
})

it('ignores vertical swipes, repeated keys and keys with a modifier', () => {
  open(morning)
  swipe(80, 150)
  flushSync(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true }))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true }))
  })
  wait(1)
  expect([title(), timer()]).toEqual(['Préparez-vous', '2'])
})

it.each([
  ['a tap', () => swipe(0)],
  ['space', () => press(' ')],
  ['an arrow', () => press('ArrowRight')],
  ['the button', () => click('C’est fait')],
])('waits at repetitions until %s confirms them', (_, confirm) => {
  open(legs)
  wait(10 * 60)
  expect(title()).toBe('Squats')
  expect(timer()).toBeUndefined()
  confirm()
  expect([title(), timer()]).toEqual(['Repos', '10'])
})

it.each([
  ['the button', () => click('Passer')],
  ['a swipe', () => swipe(-120)],
])('does not count repetitions as done if %s skips them', (_, skip) => {
  open(videoSession)
  wait(3 + 40 + 3)
  wait(24)
  expect(title()).toBe('Planche')
  skip()
  expect(title()).toBe('Bravo !')
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['1:10', '1 sur 2'])
})

it('lengthens a rest, and shows what the coach wrote while the session goes on', () => {
  open(morning)
  wait(3)
  expect(button('+15\u00a0s de repos')).toBeNull()
  click('Consignes de l’exercice')
  const guide = document.querySelector('[aria-label="Consignes de l’exercice"][data-readable]')
  expect(guide?.textContent).toContain(morning.blocs[0]?.exercices[0]?.exercice.description)
  wait(41)
  expect([title(), timer()]).toEqual(['Repos', '9'])
  click('+15\u00a0s de repos')
  expect(timer()).toBe('24')
})

it('keeps the height of the stage whatever the step says', () => {
  const bloc = morning.blocs[0]!
  const [first] = bloc.exercices as [(typeof bloc.exercices)[number]]
  const long = { load: '2 × 12 kg', note: 'Dos droit. '.repeat(20), type: 'reps' as const }
  open({ ...morning, blocs: [{ ...bloc, exercices: [first, { ...first, ...long }] }] })
  const stage = () => document.querySelector('img, video')?.closest('div')?.parentElement
  const heights = [0, 1, 2, 3].map(() => {
    const height = stage()?.getBoundingClientRect().height
    press('ArrowRight')
    return height
  })
  expect(heights[0]).toBeGreaterThan(50)
  expect(new Set(heights).size).toBe(1)
})

it.each([
  [568, 320],
  [667, 375],
  [844, 390],
  [390, 844],
  [320, 568],
])('lets nothing overlap or be cut off at %d × %d', async (width, height) => {
  await screen.viewport(width, height)
  vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined)
  const bloc = morning.blocs[0]!
  const [first] = bloc.exercices as [(typeof bloc.exercices)[number]]
  const rest = { rest: true, restSeconds: 10 }
  const range = { type: 'reps' as const, reps: 100, repsMax: 120, load: '2 × 12 kg', ...rest }
  const exercices = [
    { ...first, timer: 600, ...rest },
    { ...range, ...first },
    { ...first, ...range },
  ]
  open({ ...morning, blocs: [{ ...bloc, volume: 2, exercices }] })
  const box = (element: Element) => element.getBoundingClientRect()
  for (let step = 0; step < 8; step += 1) {
    const info = document.querySelector('h1')?.parentElement
    const lines = [...(info?.children ?? [])].map(box)
    const controls = [...document.querySelectorAll('fieldset button')].map(box)
    const bottom = Math.min(...controls.map(({ top }) => top))
    for (const [place, { top, right, bottom: end }] of lines.entries()) {
      const label = `step ${step}, line ${place}: ${info?.children[place]?.textContent}`
      expect(top, label).toBeGreaterThanOrEqual((lines[place - 1]?.bottom ?? 60) - 1)
      expect(end, label).toBeLessThanOrEqual(bottom)
      expect(right, label).toBeLessThanOrEqual(width)
    }
    for (const [place, { left, right, bottom: end }] of controls.entries()) {
      expect(left).toBeGreaterThanOrEqual(controls[place - 1]?.right ?? 0)
      expect(right).toBeLessThanOrEqual(width)
      expect(end).toBeLessThanOrEqual(height)
    }
    press('ArrowRight')
  }
  await screen.viewport(1200, 900)
})

it('leaves out the name of a bloc without one', () => {
  open({ ...morning, blocs: morning.blocs.map((bloc) => ({ ...bloc, title: '' })) })
  expect([...document.querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual([])
})

it('presses the focused button with space, without pausing the session', async () => {
  page.restore()
  open(morning)
  button('Couper le son')?.focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('button', { name: 'Remettre le son' })).toBeVisible()
  expect(button('Mettre en pause')).not.toBeNull()
})

it('keeps the sounds off for the next session', () => {
  open(morning)
  click('Couper le son')
  unmount()
  open(morning)
  expect(button('Remettre le son')).not.toBeNull()
})

it('announces each step and pause to screen readers', () => {
  open(legs)
  expect(heard()).toBe('Préparez-vous : Jumping jacks')
  wait(3)
  expect(heard()).toBe('Jumping jacks, 45 secondes')
  press(' ')
  expect(heard()).toBe('Pause')
  press(' ')
  wait(45)
  expect(heard()).toBe('Repos, 10 secondes. Ensuite : Squats')
  wait(10)
  expect(heard()).toBe('Squats, 15 répétitions. Touchez l’écran quand c’est fait')
})

it('pauses on the first press of Escape and closes on the second', () => {
  open(morning)
  press('Escape')
  expect([timer(), onClose.mock.calls.length]).toEqual(['3', 0])
  press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows the result at the end, and can start the session again', () => {
  const change = open(videoSession)
  wait(3 + 40 + 3)
  wait(24)
  press(' ')
  expect(title()).toBe('Bravo !')
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['1:10', '2 sur 2', '12'])
  expect(heard()).toBe('Séance terminée. Bravo !')
  // A new version of the session must not change the runner that is open.
  change(legs)
  const again = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Recommencer',
  )
  flushSync(() => again?.click())
  expect(heard()).toBe('Préparez-vous : Squats')
})

it('keeps the screen awake, and requests the wake lock again when a hidden page is shown again', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi
    .spyOn(navigator.wakeLock, 'request')
    .mockImplementation(() => Promise.resolve({ release } as unknown as WakeLockSentinel))
  open(morning)
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  page.hide()
  expect(request).toHaveBeenCalledTimes(1)
  page.show()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  unmount()
  await vi.waitFor(() => expect(release).toHaveBeenCalled())
})

it('hides the browser’s bars from the start of the session until the runner is closed', () => {
  const enter = vi
    .spyOn(document.documentElement, 'requestFullscreen')
    .mockImplementation(() => Promise.resolve())
  const leave = vi.spyOn(document, 'exitFullscreen').mockImplementation(() => Promise.resolve())
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
  const shown = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null)
  open(morning, false)
  expect(enter).not.toHaveBeenCalled()
  press(' ')
  expect(enter).toHaveBeenCalledOnce()
  shown.mockReturnValue(document.documentElement)
  unmount()
  expect(leave).toHaveBeenCalledOnce()
})

const videos = () => [...document.querySelectorAll('video')]

it('plays the video muted, looped and cropped, and pauses it while the session is paused', async () => {
  page.restore()
  open(videoSession)
  const [video] = videos()
  expect(video).toMatchObject({ muted: true, loop: true })
  expect(video?.style).toMatchObject({ left: '-50%', top: '0%', width: '200%', height: '100%' })
  await expect.poll(() => video?.paused).toBe(false)
  press(' ')
  await expect.poll(() => video?.paused).toBe(true)
})

it('preloads the next video, and shows a picture in place of one that cannot be loaded', async () => {
  page.restore()
  open(videoSession)
  expect(videos().map(({ src, preload }) => [src.endsWith('missing.mp4'), preload])).toEqual([
    [false, 'auto'],
    [true, 'auto'],
  ])
  await expect.poll(() => videos().length).toBe(1)
  press('ArrowRight')
  press('ArrowRight')
  expect(videos()).toEqual([])
  expect(document.querySelectorAll('img')).toHaveLength(1)
})

it('lets people who prefer less motion start the video themselves', async () => {
  page.restore()
  const match = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    match(query.includes('reduced-motion') ? 'all' : query),
  )
  open(videoSession)
  expect(videos()[0]?.paused).toBe(true)
  click('Lire la vidéo')
  await expect.poll(() => videos()[0]?.paused).toBe(false)
  click('Arrêter la vidéo')
  await expect.poll(() => videos()[0]?.paused).toBe(true)
})

it('plays a session of type video with sound, and seeks in the video', async () => {
  page.restore()
  open(singleVideo)
  const [video] = videos()
  expect(video).toMatchObject({ muted: false, loop: false })
  await expect.poll(() => video?.duration).toBeGreaterThan(0)
  await expect.poll(heard).toBe('Vidéo : Séance filmée')
  press('ArrowRight')
  await expect.poll(() => video?.ended || video?.currentTime === video?.duration).toBe(true)
  await expect.poll(heard).toBe('Séance terminée. Bravo !')
  press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

const missing = '/nowhere/missing.mp4'
const missingVideo: PlayableSession = {
  ...singleVideo,
  video: singleVideo.video && { ...singleVideo.video, url: missing, posterUrl: '/poster' },
}

it('plays the stored copy of a video without a network, even if it was stored after the runner opened', async () => {
  page.restore()
  let copy = missing
  open(missingVideo, true, (url) => (url === missing ? copy : url))
  copy = stillVideoUrl
  const sources = () => videos().map(({ src }) => src)
  await expect.poll(sources).toEqual([stillVideoUrl])
  await expect.poll(() => videos()[0]?.readyState).toBeGreaterThan(0)
})

it('shows the stored poster and an error if the video of a session of type video cannot be loaded', async () => {
  page.restore()
  const kept = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  // The address of the video's stored copy does not exist either.
  open(missingVideo, true, (url) => (url === '/poster' ? kept : '/nowhere/copy.mp4'))
  expect(videos()[0]?.poster).toBe(kept)
  await expect.poll(() => videos()).toEqual([])
  expect(document.querySelector('img')?.getAttribute('src')).toBe(kept)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(
    'La vidéo n’a pas pu être chargée.',
  )
  expect(button('Reprendre')).toBeNull()
})
