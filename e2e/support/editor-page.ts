import type { Locator, Page } from 'playwright'
import { plainPng } from './pictures.ts'

/** A file as an input takes it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour, width and height in pixels. */
export const picture = (name: string, width: number, height: number): ChosenFile => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: plainPng(width, height, [194, 65, 12]),
})

/** The signature editor on a page, by what a person reads there. */
export interface EditorPage {
  page: Page
  textbox: (name: string) => Locator
  button: (name: string | RegExp) => Locator
  /** A slider, of one section where several have one of this name. */
  slider: (name: string, section?: string) => Locator
  section: (name: string) => Locator
  uploader: (name: string) => Locator
  /** The signature as the mail window shows it. */
  preview: () => ReturnType<Page['frameLocator']>
  openTab: (name: string) => Promise<void>
  toggle: (name: string) => Promise<void>
  /** Fills fields by their names. */
  type: (values: Record<string, string>) => Promise<void>
  /** Gives a file to an uploader. */
  give: (uploader: string, file: ChosenFile) => Promise<void>
  /** Crops what was given, to a square or not at all, and waits until it is stored. */
  crop: (shape: 'Carré' | 'Original') => Promise<StoredPicture>
}

/** What the server answers to an upload. */
export interface StoredPicture {
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
    give: (name, file) => uploader(name).locator('input[type=file]').setInputFiles(file),
    async crop(shape) {
      const dialog = page.getByRole('dialog', { name: 'Resize image' })
      await dialog.getByRole('radio', { name: shape }).click()
      const [stored] = await Promise.all([
        page.waitForResponse((seen) => seen.url().endsWith('/api/media')),
        dialog.getByRole('button', { name: 'Valider' }).click(),
      ])
      return (await stored.json()) as StoredPicture
    },
  }
}

/** Whether two pieces of HTML make the same elements; in which order attributes are written is no matter. */
export function isSameMarkup(reader: Page, one: string, other: string): Promise<boolean> {
  return reader.evaluate(
    ([first, second]) => {
      const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
      return parse(first).isEqualNode(parse(second))
    },
    [one, other] as const,
  )
}
