import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { defineForm } from '../description/define-form.ts'
import { StoryForm } from '../testing/story-form.tsx'
import './index.ts'

const description = defineForm({
  fields: [
    { name: 'news', type: 'switch', label: 'Lettre du mois', isLabelHidden: true },
    {
      name: 'links',
      type: 'list',
      label: 'Liens',
      itemLabel: 'Lien',
      isLabelHidden: true,
      fields: [{ name: 'url', type: 'text', label: 'Adresse' }],
    },
  ],
})
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <ThemeProvider>
        <StoryForm description={description} save={async () => {}} />
      </ThemeProvider>,
    ),
  )
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('labels a switch only for screen readers', async () => {
  await expect.element(page.getByRole('switch', { name: 'Lettre du mois' })).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('Lettre du mois')
})

it('labels a list only for screen readers', async () => {
  await expect.element(page.getByRole('group', { name: 'Liens' })).toBeInTheDocument()
  const { width, height } = page
    .getByText('Liens', { exact: true })
    .element()
    .getBoundingClientRect()
  expect([width, height]).toEqual([1, 1])
})
