import type { Page } from 'playwright'
import type { Typed } from './editor/page.tsx'
import { openInBrowser } from './lib/in-browser.ts'
import { serveImages } from './lib/image-server.ts'
import { quantile } from './lib/statistics.ts'

/**
 * Milliseconds between the keystrokes of a fast typist: so few that the work which the editor
 * defers must yield to the next key.
 */
const pace = 60
const letters = Array.from('abcdefghijklmnopqrstuvwxy')
const rounds = 2
const keysForMemory = 2000

interface Field {
  readonly label: string
  readonly tab: string
}

const fields: readonly Field[] = [
  { label: 'Prénom', tab: 'General' },
  { label: 'Adresse', tab: 'General' },
  { label: 'Texte', tab: 'Addon' },
  // Not the LinkedIn address, because the product always shows the person's own address instead of
  // the typed one.
  { label: 'Adresse Instagram', tab: 'Social' },
]

interface Setting {
  readonly name: string
  readonly apply: (page: Page) => Promise<void>
}

const switchOn = (label: string) => async (page: Page) => {
  await page.getByRole('radio', { name: label }).click()
}

const settings: readonly Setting[] = [
  { name: 'plain', apply: async () => {} },
  {
    name: 'as Outlook',
    apply: async (page) => {
      await page.getByRole('button', { name: /Messagerie/ }).click()
      await page.getByRole('option', { name: 'Dans Outlook (Windows)' }).click()
      await page.getByText(/Retiré par Outlook/).waitFor()
    },
  },
  { name: 'dark', apply: switchOn('Mode sombre') },
  { name: 'phone width', apply: switchOn('Téléphone') },
  {
    name: 'on a phone',
    apply: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
    },
  },
]

const images = await serveImages()
const [width, height] = [1440, 900]
const run = await openInBrowser('editor/page.tsx', {
  width,
  height,
  // The page is on the origin of the image server, because the product calls its API and loads its
  // icons from the page's origin.
  url: `${images.url}/page`,
  hasScreen: true,
})
const { page } = run
const cdp = await page.context().newCDPSession(page)
await cdp.send('Performance.enable')

const wait = (milliseconds: number) => page.waitForTimeout(milliseconds)

async function mount(engine: string) {
  await run.call('mountEngine', engine, images.url)
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).waitFor()
  await wait(1500)
}

async function goTo({ label, tab }: Field) {
  const place = page.getByRole('tab', { name: tab })
  if ((await place.count()) > 0) {
    await place.click()
    const settingsOf = page.getByRole('button', { name: 'Mentions', exact: true })
    if (tab === 'Addon') await settingsOf.click()
  }
  await page.getByRole('textbox', { name: label, exact: true }).click()
  await page.keyboard.press('End')
  await wait(1000)
}

/** Types all letters and then deletes them, `times` times. */
async function type(times: number, between: number) {
  for (let round = 0; round < times; round += 1) {
    for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
      await page.keyboard.press(key)
      if (between > 0) await wait(between)
    }
  }
}

interface Cost extends Typed {
  requests: number
}

async function measure(engine: string, times: number): Promise<Cost> {
  const before = images.requests()
  await run.call('beginTyping', engine)
  await type(times, pace)
  await wait(1500)
  const typed = await run.call<Typed>('endTyping')
  return { ...typed, requests: images.requests() - before }
}

const columns = [
  'typed into',
  'update, median ms',
  'p95',
  'slowest',
  'Event Timing, slowest',
  'events of 16 or more',
  'tasks of 50 or more',
  'changes a key',
  'image requests',
]

function print(name: string, { updates, mutations, painted, longTasks, requests }: Cost) {
  const cells = [
    quantile(updates, 0.5).toFixed(1),
    quantile(updates, 0.95).toFixed(1),
    quantile(updates, 1).toFixed(1),
    painted.length === 0 ? 'below 16' : Math.max(...painted).toFixed(0),
    `${painted.length}`,
    longTasks.length === 0 ? '0' : `${longTasks.length} (${Math.max(...longTasks).toFixed(0)})`,
    mutations.includes(Infinity) ? 'new page' : quantile(mutations, 0.5).toFixed(0),
    `${requests}`,
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}

function printHead(title: string) {
  console.log(`\n## ${title}\n\n| ${columns.join(' | ')} |`)
  console.log(
    `|---|${columns
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
  )
}

const [editor = '', product = '', ...peers] = await run.call<string[]>('engineNames')

/** Measures typing into each field of an editor, under each setting. */
async function measureEditor(engine: string, shownAs: readonly Setting[]) {
  printHead(engine)
  for (const setting of shownAs) {
    await page.setViewportSize({ width, height })
    await mount(engine)
    await setting.apply(page)
    for (const field of fields) {
      await goTo(field)
      if (field === fields[0]) await measure(engine, 1)
      print(`${setting.name}: ${field.label}`, await measure(engine, rounds))
    }
  }
  await page.setViewportSize({ width, height })
}

await measureEditor(editor, settings)
await measureEditor(
  product,
  settings.filter(({ name }) => ['plain', 'phone width', 'on a phone'].includes(name)),
)

printHead('The naive ways')
for (const peer of peers) {
  await mount(peer)
  // email-builder has no disclaimer field.
  for (const field of fields.slice(0, peer.includes('email-builder') ? 2 : 3)) {
    await page.getByRole('textbox', { name: field.label, exact: true }).click()
    await page.keyboard.press('End')
    if (field === fields[0]) await measure(peer, 1)
    print(`${peer}: ${field.label}`, await measure(peer, rounds))
  }
}

async function memory() {
  await wait(1500)
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

await mount(editor)
await goTo(fields[0]!)
await type(4, 0)
const before = await memory()
await type(keysForMemory / letters.length / 2, 0)
const after = await memory()
console.log(
  `\nMemory before and after ${keysForMemory} keys: ` +
    `${before.heap.toFixed(2)} and ${after.heap.toFixed(2)} MB, ` +
    `${before.nodes} and ${after.nodes} nodes, ` +
    `${before.listeners} and ${after.listeners} listeners.`,
)
await run.close()
images.close()
console.log(`Chromium ${run.version}; a key every ${pace} ms, ${rounds * letters.length * 2} a row`)
