import { Profiler, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from '../data-table/index.ts'
import { defineForm } from '../form/index.ts'
import '../form/fields/index.ts'
import { StoryForm } from '../form/testing/story-form.tsx'
import { Uploader } from '../media/index.ts'
import { Button, Combobox, NumberField, Select } from '../primitives/index.ts'
import { colors, densities, setDensity, setScheme, ThemeProvider } from './index.ts'

let root: Root
let element: HTMLElement
const onRender = vi.fn()
const nothing = () => undefined

beforeEach(() => {
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
})

afterEach(() => {
  root.unmount()
  element.remove()
  setScheme('system')
  document.documentElement.removeAttribute('data-density')
})

const rows = [{ id: '1', name: 'Camille Laurent' }]
const idOf = ({ id }: { id: string }) => id
const form = defineForm({ fields: [{ name: 'city', type: 'text', label: 'Ville' }] })
const never = () => new Promise<never>(() => {})

/**
 * Components that use the locale, the labels and the styles of the provider. The `div` is required:
 * a profiler directly below a context provider misses renders that the context causes.
 */
const page = (
  <div>
    <Profiler id="page" onRender={onRender}>
      <Button variant="primary">Déployer</Button>
      <NumberField label="Heure" value={8} onChange={nothing} />
      <Select label="Équipe" value={null} onChange={nothing} options={[]} />
      <Combobox label="Personne" value={null} onChange={nothing} />
      <DataTable
        label="Employés"
        rows={rows}
        cells={[{ key: 'name', title: 'Nom' }]}
        getRowId={idOf}
        isSearchable
        isSelectable
      />
      <StoryForm description={form} save={never} />
      <Uploader label="Logo" transport={never} onUploaded={nothing} />
    </Profiler>
  </div>
)

const variable = (name: string, of: Element = document.documentElement) =>
  getComputedStyle(of).getPropertyValue(name)

async function mount(children: ReactNode) {
  flushSync(() => root.render(children))
  // Fields register their labels and measure themselves in later renders, and again after a font
  // loads: wait until renders stop.
  await document.fonts.ready
  do {
    onRender.mockClear()
    await new Promise((resolve) => setTimeout(resolve, 400))
  } while (onRender.mock.calls.length > 0)
}

describe('ThemeProvider', () => {
  it('does not re-render anything when `setScheme` is called', async () => {
    await mount(<ThemeProvider>{page}</ThemeProvider>)
    for (const scheme of ['dark', 'light'] as const) {
      setScheme(scheme)
      expect(variable('--ph-color-canvas')).toBe(colors[scheme].canvas)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onRender).not.toHaveBeenCalled()
  })

  it('does not re-render its children when its `scheme` prop changes', async () => {
    await mount(<ThemeProvider scheme="light">{page}</ThemeProvider>)
    expect(variable('--ph-color-text')).toBe(colors.light.text)
    flushSync(() => root.render(<ThemeProvider scheme="dark">{page}</ThemeProvider>))
    expect(variable('--ph-color-text')).toBe(colors.dark.text)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onRender).not.toHaveBeenCalled()
  })

  it('does not re-render its children if inline labels stay the same', async () => {
    const themed = (scheme: 'light' | 'dark', browse: string) => (
      <ThemeProvider scheme={scheme} labels={{ uploader: { browse }, multiUploader: {} }}>
        {page}
      </ThemeProvider>
    )
    await mount(themed('light', 'Parcourir'))
    flushSync(() => root.render(themed('dark', 'Parcourir')))
    expect(variable('--ph-color-text')).toBe(colors.dark.text)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onRender).not.toHaveBeenCalled()
    flushSync(() => root.render(themed('dark', 'Choisir')))
    expect(onRender).toHaveBeenCalled()
  })

  it('restores the user’s setting when it unmounts', async () => {
    await mount(<ThemeProvider scheme="dark">{page}</ThemeProvider>)
    root.render(null)
    await vi.waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-scheme'))
  })

  it('changes the size of controls with the density, without re-rendering', async () => {
    await mount(<ThemeProvider>{page}</ThemeProvider>)
    const button = element.querySelector('button')
    expect(button?.getBoundingClientRect().height).toBe(
      Number.parseInt(densities.comfortable.control, 10),
    )
    setDensity('compact')
    expect(button?.getBoundingClientRect().height).toBe(
      Number.parseInt(densities.compact.control, 10),
    )
    expect(onRender).not.toHaveBeenCalled()
  })

  it('supports a different density for a part of the page', async () => {
    await mount(
      <ThemeProvider>
        <div data-density="compact">{page}</div>
      </ThemeProvider>,
    )
    const part = element.querySelector('[data-density]')
    expect(part && variable('--ph-size-row', part)).toBe(densities.compact.row)
    expect(variable('--ph-size-row')).toBe(densities.comfortable.row)
  })
})

describe('the page’s own style sheet', () => {
  it('overrides the tokens and the focus ring, even if it is loaded before them', async () => {
    const sheet = document.createElement('style')
    sheet.textContent = `
      :root { --ph-color-accent: #0f766e }
      [data-scheme='dark'] { --ph-color-accent: #5eead4 }
      .quiet { outline: none }`
    document.head.prepend(sheet)
    try {
      await mount(
        <ThemeProvider>
          <input className="quiet" />
        </ThemeProvider>,
      )
      expect(variable('--ph-color-accent')).toBe('#0f766e')
      setScheme('dark')
      expect(variable('--ph-color-accent')).toBe('#5eead4')
      const input = element.querySelector('input')
      input?.focus()
      expect(input && getComputedStyle(input).outlineStyle).toBe('none')
    } finally {
      sheet.remove()
    }
  })
})
