import type { Page, Request } from 'playwright'

/** Measurements of a file import. Times are in milliseconds. */
export interface ImportCost {
  /** Time from picking the file until its rows are shown, ready to import. */
  shown: number
  /** Time from picking the file until the server has checked the last email. */
  checked: number
  /** Time for creating all rows. */
  created: number
  /**
   * Durations of the tasks of 50 ms or longer while the file was read and its emails were checked.
   */
  tasksBefore: number[]
  /** Durations of the tasks of 50 ms or longer while the rows were created. */
  tasksDuring: number[]
  /** Total number of API calls. */
  calls: number
}

const patience = { timeout: 30 * 60_000 }

/** Imports a file of `count` new employees through the page, as a user would. */
export async function importEmployees(page: Page, count: number): Promise<ImportCost> {
  await page.goto('/users')
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer des employés' })
  await dialog.getByRole('button', { name: 'Choisir un fichier' }).waitFor()
  await page.waitForLoadState('networkidle')
  await watchTasks(page)
  let calls = 0
  const start = performance.now()
  let answeredAt = start
  const countCall = (request: Request) => {
    if (!request.url().includes('/api/')) return
    calls += 1
    answeredAt = performance.now()
  }
  page.on('requestfinished', countCall)

  const file = { name: 'equipe.csv', mimeType: 'text/csv', buffer: employeesFile(count) }
  await dialog.getByLabel('Fichier des employés').setInputFiles(file)
  const begin = dialog.getByRole('button', { name: /^Importer [\d\s]+ employés$/ })
  await begin.waitFor(patience)
  const shown = performance.now() - start
  // Requests follow one another: all are done when no response has arrived for a while.
  while (performance.now() - answeredAt < 2000) await new Promise((next) => setTimeout(next, 100))
  const checked = answeredAt - start
  const tasksBefore = await takeTasks(page)

  const begun = performance.now()
  await begin.click()
  await dialog.getByText('All user imported').waitFor(patience)
  const created = performance.now() - begun
  const tasksDuring = await takeTasks(page)
  page.off('requestfinished', countCall)
  return { shown, checked, created, tasksBefore, tasksDuring, calls }
}

function employeesFile(count: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, at) => `Nom ${at};Prénom ${at};import.${at}@maison-lueur.example;06 12 34 56 78;Poste`,
  )
  return Buffer.from(['Nom;Prénom;Email;Téléphone;Poste', ...rows].join('\r\n'))
}

declare global {
  /** Durations in ms of the tasks of 50 ms or longer since `takeTasks` was last called. */
  var longTasks: number[]
}

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })

const takeTasks = (page: Page) => page.evaluate(() => globalThis.longTasks.splice(0))
