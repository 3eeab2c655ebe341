import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DayField } from './day-field.tsx'

let root: Root
let day: string

function ExpiryField() {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    day = next
    setValue(next)
  }
  return (
    <>
      <DayField label="Péremption" value={value} onChange={change} />
      <button type="button">Valider</button>
    </>
  )
}

beforeEach(() => {
  day = ''
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(<ExpiryField />)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const field = page.getByLabelText('Péremption')

/**
 * Types a date. Its day and month must be equal, because the browser's language decides which comes
 * first.
 */
async function type(digits: string): Promise<void> {
  await field.click()
  await userEvent.keyboard(digits)
  await page.getByRole('button', { name: 'Valider' }).click()
}

it('accepts a year of four digits', async () => {
  await type('06062029')
  expect(day).toBe('2029-06-06')
})

it('does not accept a year of five digits', async () => {
  await type('060662029')
  expect(day).toMatch(/^\d{4}-06-06$/)
})

it('adds the century to a year of two digits', async () => {
  await type('060629')
  await expect.poll(() => day).toBe('2029-06-06')
})

it('shows an error until an incomplete date is completed', async () => {
  await type('0606')
  await expect.element(page.getByText(/^Date incomplète/)).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(day).toBe('')
  await type('06062029')
  await expect.element(page.getByText(/^Date incomplète/)).not.toBeInTheDocument()
  expect(day).toBe('2029-06-06')
})
