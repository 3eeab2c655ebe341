import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { refuseChanges } from './firebase-backend.ts'

const failures = [
  {
    status: 500,
    json: { type: 'UNKNOWN', code: -1, message: 'Unknown error' },
    shown: /^une erreur est survenue/,
  },
  {
    status: 409,
    json: { type: 'BUSY', code: 110, message: 'La même requête est encore en cours' },
    shown: 'La même requête est encore en cours',
  },
]

/**
 * Opens the form at this address in a new tab, changes a field and tries to save it, while the
 * server responds with each of `failures` in turn. Each time, expects the reason in an alert and in
 * the log. At the end, expects the text to be still in its field.
 */
export async function expectToSayWhyNotSaved(
  context: BrowserContext,
  url: string,
  [field, text]: readonly [field: string, text: string],
): Promise<void> {
  const tab = await context.newPage()
  const logged: string[] = []
  tab.on('console', (message) => void logged.push(message.text()))
  await tab.goto(url)
  const box = tab.getByRole('textbox', { name: field }).first()
  await box.fill(text)
  for (const { shown, ...answer } of failures) {
    await refuseChanges(tab, answer)
    await tab.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await tab.getByRole('alert').getByText(shown).first().waitFor()
    const reason = expect.stringMatching(new RegExp(`/update/\\S+: ${answer.json.message}$`))
    await eventually(() => logged).toContainEqual(reason)
  }
  expect(await box.inputValue()).toBe(text)
  await tab.close()
}
