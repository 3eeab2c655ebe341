import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../testing/conformance.tsx'
import { PosterPicker } from './poster-picker.tsx'

conformance('PosterPicker', {
  render: (props) => (
    <PosterPicker
      {...props}
      label=""
      video={{ src: 'data:video/mp4,', width: 300, height: 400 }}
      duration={1}
      onPicked={() => undefined}
      log={() => undefined}
    />
  ),
  texts: { fr: 'Prendre cette image', en: 'Use this picture' },
})

const film = new URL('../../testing/media/videos/index-in-front.mp4', import.meta.url).href

it('keeps the selected frame when the address of the video is renewed', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const render = (src: string) =>
    flushSync(() =>
      root.render(
        <PosterPicker
          label="Affiche"
          video={{ src, width: 240, height: 320 }}
          duration={1}
          onPicked={vi.fn()}
        />,
      ),
    )
  render(film)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  const video = element.querySelector('video')
  await expect.poll(() => video?.currentTime).toBeCloseTo(0.12)
  render(`${film}?renewed`)
  await expect.poll(() => video?.currentSrc).toMatch(/renewed$/)
  await expect.poll(() => video?.currentTime).toBeCloseTo(0.12)
  await expect.element(page.getByRole('slider')).toHaveValue('0.12')
  root.unmount()
  element.remove()
})
