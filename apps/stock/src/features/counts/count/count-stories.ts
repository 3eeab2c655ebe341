import type { StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** Finds the line of a count whose text matches. */
export const lineOf = async (canvas: Canvas, text: RegExp) => {
  const list = await canvas.findByRole('list', { name: 'Lignes comptées' })
  const line = within(list)
    .getAllByRole('listitem')
    .find((item) => text.test(item.textContent))
  if (!line) throw new Error(`No line ${String(text)}`)
  return line
}

/** Scans a code once the count is shown. */
export async function scanOnceReady(canvas: Canvas, code: string) {
  await canvas.findByRole('list', { name: 'Lignes comptées' })
  scanOn('us', code)
}

/** Deletes the count entries stored in this browser, before and after a story. */
export function clearEntries() {
  const clear = () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('paraphe.stock.count.')) localStorage.removeItem(key)
    }
  }
  clear()
  return clear
}
