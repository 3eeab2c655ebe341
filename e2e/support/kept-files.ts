import type { Page } from 'playwright'

/** Returns how many files of unfinished work the browser keeps. */
export const countKeptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('paraphe-draft-files')
        // The page creates the database, so do not create an empty one before it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve(0))
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('files').objectStore('files').count()
          count.addEventListener('success', () => resolve(count.result))
          opening.result.close()
        })
      }),
  )
