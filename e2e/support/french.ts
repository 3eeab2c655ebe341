import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

/** Matches words of user interfaces that exist in English but not in French. */
const english =
  /\b(the|and|with|your|you|save|saved|saving|cancel|delete|edit|add|search|loading|submit|sign|close|back|next|error|failed|settings|name|order|orders|product|products|supplier|suppliers|user|users|quantity|return|returned|select|choose|no results|required|optional|row|rows|page \d+ of|open menu)\b/gi

/** Returns the English words that a page shows, or gives to a screen reader. */
async function englishWordsOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })
  return [...text.matchAll(english)].map(([word]) => word)
}

/**
 * Selector of loading indicators: progress bars without a value. Excludes the progress bar of a
 * stock count, which has a value and stays visible.
 */
const stillLoading = '[role=progressbar]:not([aria-valuenow])'

/** Waits until a page has loaded, and expects it to contain no English word. */
export async function expectFrench(page: Page): Promise<void> {
  await eventually(() => page.locator(stillLoading).count()).toBe(0)
  expect(await englishWordsOn(page), page.url()).toEqual([])
}
