import type { Page, Request } from 'playwright'

/** What importing a file has cost the page. Times in milliseconds. */
export interface ImportCost {
  /** From choosing the file until its rows are looked at and may be imported. */
  shown: number
  /** Until the server was asked about the last email. */
  asked: number
  /** Creating all rows. */
  created: number
  /** Tasks of 50 ms and more while the file was read and its emails were asked about. */
  tasksBefore: number[]
  /** The same while the rows were created. */
  tasksDuring: number[]
  /** Calls to the server in all. */
  calls: number
}

const patience = { timeout: 30 * 60_000 }

/** Imports a file of that many employees, whom nobody knows yet, as somebody does it on the page. */
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
  // One question follows the other: they are through when none has been answered for a while.
  while (performance.now() - answeredAt < 2000) await new Promise((next) => setTimeout(next, 100))
  const asked = answeredAt - start
  const tasksBefore = await takeTasks(page)

  const begun = performance.now()
  await begin.click()
  await dialog.getByText('All user imported').waitFor(patience)
  const created = performance.now() - begun
  const tasksDuring = await takeTasks(page)
  page.off('requestfinished', countCall)
  return { shown, asked, created, tasksBefore, tasksDuring, calls }
}

function employeesFile(count: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, at) => `Nom ${at};Prénom ${at};import.${at}@maison-lueur.example;06 12 34 56 78;Poste`,
  )
  return Buffer.from(['Nom;Prénom;Email;Téléphone;Poste', ...rows].join('\r\n'))
}

declare global {
  /** Tasks of 50 ms and more since they were last taken. */
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
