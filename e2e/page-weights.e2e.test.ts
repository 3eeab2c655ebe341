import { beforeAll, expect, it } from 'vitest'
import { runDemo } from './support/running.ts'
import { prepareVisits, weighVisit, type Visits } from './support/weigh-visit.ts'
import { weighedPages } from './support/weighed-pages.ts'

const demo = runDemo()
let visits: Visits

beforeAll(async () => {
  visits = await prepareVisits(demo.browser, demo.server)
})

it.each(weighedPages)(
  'loads at most $budget kB of scripts at $path ($name), or at most the page’s temporary limit',
  async (page) => {
    const { scripts, files, late } = await weighVisit(visits, page)
    const parts =
      'If this page does not load more code of its own, the code is split in another way: see ' +
      `apps/web/build/page-chunks.ts. ${JSON.stringify(files, null, 2)}`
    if (!page.hasLateScripts) expect(late, 'scripts that the document does not name').toEqual([])
    expect(scripts, parts).toBeLessThanOrEqual((page.limit ?? page.budget) * 1000)
    if (page.limit !== undefined)
      expect(scripts, 'the budget is met: remove the limit').toBeGreaterThan(page.budget * 1000)
  },
)
