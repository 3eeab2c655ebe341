import { StrictMode, type CSSProperties, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/index.ts'

/** Props that each public component must pass on to its elements. */
export interface ConformingProps {
  id: string
  className: string
  style: CSSProperties
  ref: (node: Element | null) => void
  'data-mark': string
  'aria-details': string
}

export interface ConformanceOptions {
  /** Renders the component with these props in addition to its own. */
  render: (props: ConformingProps) => ReactElement
  /** Visible built-in text, in both languages. Left out if the component has none. */
  texts?: { fr: string; en: string } | undefined
  /** Steps before the component appears, such as pressing its trigger. */
  open?: (() => Promise<void>) | undefined
  /**
   * Props that the component cannot pass on: an `id` that is a key among siblings, or ARIA
   * attributes that the component sets itself.
   */
  without?: readonly ('id' | 'aria')[] | undefined
}

const mark = 'conformance'
const props = {
  id: mark,
  className: mark,
  style: { opacity: 0.9 },
  'data-mark': mark,
  'aria-details': mark,
}

/**
 * Tests what every public component guarantees, in a browser. Each component's own
 * `.browser.test.tsx` calls it with the component's exported name: `conformance('Button', { render:
 * (props) => <Button {...props}>Déployer</Button> })`
 */
export function conformance(
  name: string,
  { render, texts, open, without = [] }: ConformanceOptions,
): void {
  let unmount: (() => void) | undefined

  function page(locale: string, ref: ConformingProps['ref'] = () => undefined) {
    return (
      <StrictMode>
        <ThemeProvider locale={locale}>{render({ ...props, ref })}</ThemeProvider>
      </StrictMode>
    )
  }

  function container(html = ''): HTMLElement {
    const element = document.createElement('div')
    element.innerHTML = html
    document.body.append(element)
    return element
  }

  async function mount(locale: string, ref?: ConformingProps['ref']) {
    const element = container()
    const root = createRoot(element)
    unmount = () => {
      root.unmount()
      element.remove()
    }
    flushSync(() => root.render(page(locale, ref)))
    await open?.()
  }

  afterEach(() => {
    unmount?.()
    unmount = undefined
    vi.restoreAllMocks()
  })

  describe(`${name} conformance`, () => {
    it('passes on id, class, style, data and aria attributes', async () => {
      await mount('fr-FR')
      await vi.waitFor(() => {
        if (!without.includes('id')) expect(document.getElementById(mark), 'id').not.toBeNull()
        expect(document.querySelector(`.${mark}`), 'className').not.toBeNull()
        expect(document.querySelector('[style*="opacity: 0.9"]'), 'style').not.toBeNull()
        expect(document.querySelector(`[data-mark="${mark}"]`), 'data-*').not.toBeNull()
        if (!without.includes('aria'))
          expect(document.querySelector(`[aria-details="${mark}"]`), 'aria-*').not.toBeNull()
      })
    })

    it('sets a ref to an element that is in the page', async () => {
      const nodes: (Element | null)[] = []
      await mount('fr-FR', (node) => nodes.push(node))
      await vi.waitFor(() => expect(nodes.at(-1)?.isConnected).toBe(true))
    })

    it('renders on a server and hydrates in strict mode without warnings', async () => {
      const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
      const element = container(renderToString(page('fr-FR')))
      const root = hydrateRoot(element, page('fr-FR'), {
        onRecoverableError: (error) => console.error(error),
      })
      unmount = () => {
        root.unmount()
        element.remove()
      }
      await new Promise((resolve) => setTimeout(resolve, 30))
      for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
    })

    if (texts) {
      it.each([
        ['fr-FR', texts.fr],
        ['en-GB', texts.en],
      ])('shows its text in %s: %s', async (locale, text) => {
        await mount(locale)
        await vi.waitFor(() => expect(document.body.outerHTML).toContain(text))
      })
    }
  })
}
