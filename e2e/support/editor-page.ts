import type { Locator, Page } from 'playwright'
import { plainPng } from './images.ts'

/** A file for a file input. */
export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Creates an image file filled with one color. Width and height are in pixels. */
export const imageFile = (name: string, width: number, height: number): PickedFile => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: plainPng(width, height, [194, 65, 12]),
})

/** The signature editor on a page. Its controls are found by their visible names. */
export interface EditorPage {
  page: Page
  textbox: (name: string) => Locator
  button: (name: string | RegExp) => Locator
  /** Finds a slider; `section` is needed when several sliders have this name. */
  slider: (name: string, section?: string) => Locator
  section: (name: string) => Locator
  uploader: (name: string) => Locator
  /** The signature in the preview of the mail. */
  preview: () => ReturnType<Page['frameLocator']>
  openTab: (name: string) => Promise<void>
  toggle: (name: string) => Promise<void>
  /** Fills in fields by name. */
  type: (values: Record<string, string>) => Promise<void>
  /** Passes a file to an uploader. */
  pickFile: (uploader: string, file: PickedFile) => Promise<void>
  /** Crops the image to a square or keeps all of it, and waits until it is stored. */
  crop: (shape: 'Carré' | 'Original') => Promise<StoredImage>
}

/** The server's response to an upload. */
export interface StoredImage {
  id: string
  path: string
  width: number
  height: number
}

export function editorOn(page: Page): EditorPage {
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const uploader = (name: string) => page.getByRole('group', { name, exact: true })
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  return {
    page,
    section,
    uploader,
    textbox,
    button: (name) => page.getByRole('button', { name, exact: true }),
    slider: (name, within) =>
      (within === undefined ? page : section(within)).getByRole('slider', { name, exact: true }),
    preview: () => page.frameLocator('iframe').first(),
    openTab: (name) => page.getByRole('tab', { name, exact: true }).click(),
    toggle: (name) => page.getByText(name, { exact: true }).click(),
    async type(values) {
      for (const [name, value] of Object.entries(values)) await textbox(name).fill(value)
    },
    pickFile: (name, file) => uploader(name).locator('input[type=file]').setInputFiles(file),
    async crop(shape) {
      const dialog = page.getByRole('dialog', { name: 'Resize image' })
      await dialog.getByRole('radio', { name: shape }).click()
      const [stored] = await Promise.all([
        page.waitForResponse((seen) => seen.url().endsWith('/api/media')),
        dialog.getByRole('button', { name: 'Valider' }).click(),
      ])
      return (await stored.json()) as StoredImage
    },
  }
}

/** Whether two pieces of HTML parse to the same tree, regardless of attribute order. */
export function isSameMarkup(reader: Page, one: string, other: string): Promise<boolean> {
  return reader.evaluate(
    ([first, second]) => {
      const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
      return parse(first).isEqualNode(parse(second))
    },
    [one, other] as const,
  )
}
