import axe from 'axe-core'
import { expect, it } from 'vitest'
import { docsPage } from './docs-page.ts'
import { docsStyles } from './docs-styles.ts'

/** Renders the page with its stylesheet in an iframe of this width, and returns its document. */
async function show(width: number): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.style.width = `${width}px`
  frame.style.height = '800px'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  frame.srcdoc = docsPage().html
  document.body.append(frame)
  await loaded
  const shown = frame.contentDocument
  if (!shown) throw new Error('The frame shows nothing')
  const style = shown.createElement('style')
  style.textContent = docsStyles
  shown.head.append(style)
  return shown
}

/** Loads axe inside the frame, so that it checks only this page. */
function checkerIn(shown: Document): typeof axe {
  const script = shown.createElement('script')
  script.textContent = axe.source
  shown.head.append(script)
  return (shown.defaultView as unknown as { axe: typeof axe }).axe
}

it('is accessible and fits on a phone', async () => {
  const shown = await show(390)

  const { violations } = await checkerIn(shown).run(shown)

  expect(violations.map(({ id }) => id)).toEqual([])
  expect(shown.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('has the sign-in section, and lists more than 45 calls', async () => {
  const shown = await show(900)

  const sections = [...shown.querySelectorAll('section')].map((section) => section.id)
  expect(sections).toContain('sign-in')
  expect(shown.querySelectorAll('article').length).toBeGreaterThan(45)
})
