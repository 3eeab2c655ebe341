import type { Locator, Page } from 'playwright'

/** Returns a slider's minimum, maximum, step and current value. */
export async function rangeOf(slider: Locator): Promise<[number, number, number, number]> {
  const read = async (name: string) => Number(await slider.getAttribute(name))
  return [
    await read('min'),
    await read('max'),
    await read('step'),
    Number(await slider.inputValue()),
  ]
}

/** Selects an option. Finds the select and the option by their names. */
export async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${select}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Drags an entry of a sortable list by its handle onto another entry's handle. */
export async function dragOnto(page: Page, name: string, target: string): Promise<void> {
  const handle = (entry: string) =>
    page.getByRole('button', { name: `Déplacer ${entry}`, exact: true })
  const centre = async (entry: string) => {
    const box = await handle(entry).boundingBox()
    if (!box) throw new Error(`${entry} is not shown`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  // Both handles must be in view before either is measured.
  await handle(target).scrollIntoViewIfNeeded()
  await handle(name).scrollIntoViewIfNeeded()
  const from = await centre(name)
  const to = await centre(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + Math.sign(to.y - from.y) * 12, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.getByText(new RegExp(`^${name} en position`)).waitFor({ state: 'attached' })
  await page.mouse.up()
  await page.getByText(new RegExp(`^${name} déposé`)).waitFor({ state: 'attached' })
}
